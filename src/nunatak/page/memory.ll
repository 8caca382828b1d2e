; What the target lacks. Memory for the small arrays that compiled functions make for themselves: blocks of powers of two,
; each size with a list of those that are free. A block opens with the header that Numba's own code
; reads: how often it is referred to, two pointers that nobody uses here, where its data is, its size
; (here: which list it belongs to). No array outlives the call of an entry: each begins with all of the room, so that what
; some code forgets to give back is not missing for ever.

@page.room = internal global [4194304 x i8] zeroinitializer, align 16
@page.used = internal global i32 0
@page.free = internal global [32 x ptr] zeroinitializer

declare i32 @llvm.ctlz.i32(i32, i1)
declare void @llvm.trap()
declare double @llvm.ceil.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.sqrt.f64(double)
declare double @llvm.fabs.f64(double)

define void @page_fresh() {
  store i32 0, ptr @page.used
  store [32 x ptr] zeroinitializer, ptr @page.free
  ret void
}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %small = trunc i64 %size to i32
  %whole = add i32 %small, 47
  %zeros = call i32 @llvm.ctlz.i32(i32 %whole, i1 true)
  %list = sub i32 32, %zeros
  %head = getelementptr [32 x ptr], ptr @page.free, i32 0, i32 %list
  %first = load ptr, ptr %head
  %none = icmp eq ptr %first, null
  br i1 %none, label %new, label %again
again:
  %next = load ptr, ptr %first
  store ptr %next, ptr %head
  br label %ready
new:
  %used = load i32, ptr @page.used
  %length = shl i32 1, %list
  %after = add i32 %used, %length
  %full = icmp ugt i32 %after, 4194304
  br i1 %full, label %fail, label %fits
fail:
  call void @llvm.trap()
  unreachable
fits:
  store i32 %after, ptr @page.used
  %made = getelementptr i8, ptr @page.room, i32 %used
  br label %ready
ready:
  %block = phi ptr [ %first, %again ], [ %made, %fits ]
  store i64 1, ptr %block
  %unused = getelementptr i8, ptr %block, i32 8
  store i64 0, ptr %unused
  %data = getelementptr i8, ptr %block, i32 32
  %where = getelementptr i8, ptr %block, i32 16
  store ptr %data, ptr %where
  %which = getelementptr i8, ptr %block, i32 24
  store i32 %list, ptr %which
  ret ptr %block
}

define void @NRT_MemInfo_call_dtor(ptr %block) {
  %which = getelementptr i8, ptr %block, i32 24
  %list = load i32, ptr %which
  %head = getelementptr [32 x ptr], ptr @page.free, i32 0, i32 %list
  %first = load ptr, ptr %head
  store ptr %first, ptr %block
  store ptr %block, ptr %head
  ret void
}

define void @NRT_Free(ptr %block) {
  ret void
}

define double @ceil(double %number) {
  %found = call double @llvm.ceil.f64(double %number)
  ret double %found
}

define double @floor(double %number) {
  %found = call double @llvm.floor.f64(double %number)
  ret double %found
}

define double @sqrt(double %number) {
  %found = call double @llvm.sqrt.f64(double %number)
  ret double %found
}

define double @fabs(double %number) {
  %found = call double @llvm.fabs.f64(double %number)
  ret double %found
}
