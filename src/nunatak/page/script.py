"""How is a Python function said in JavaScript? Statement by statement, expression by expression.

Only the style of the games' edges is understood: functions, comprehensions, texts, dictionaries,
classes. What Python means by an operator is left to the page's runtime (`web/src/engine/python.ts`,
known here as `$`); names from outside a function are asked of a resolver. Whatever is not
understood is an error that names its file and line.
"""

import ast
import builtins
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

Resolve = Callable[[str], str]  # JavaScript for a name from outside a function
Folded = Callable[[ast.expr], str | None]  # for an expression whose value is known already

RESERVED = frozenset(
    [
        "arguments",
        "await",
        "break",
        "case",
        "catch",
        "class",
        "const",
        "continue",
        "debugger",
        "default",
        "delete",
        "do",
        "else",
        "enum",
        "eval",
        "export",
        "extends",
        "false",
        "finally",
        "for",
        "function",
        "if",
        "implements",
        "import",
        "in",
        "instanceof",
        "interface",
        "let",
        "new",
        "null",
        "package",
        "private",
        "protected",
        "public",
        "return",
        "static",
        "super",
        "switch",
        "this",
        "throw",
        "true",
        "try",
        "typeof",
        "undefined",
        "var",
        "void",
        "while",
        "with",
        "yield",
    ]
)
OPERATORS = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.Div: "div",
    ast.FloorDiv: "floordiv",
    ast.Mod: "mod",
    ast.Pow: "pow",
    ast.LShift: "shl",
    ast.RShift: "shr",
    ast.BitOr: "or",
    ast.BitAnd: "and",
    ast.BitXor: "xor",
}
COMPARISONS = {
    ast.Eq: "$.eq({0}, {1})",
    ast.NotEq: "$.ne({0}, {1})",
    ast.Lt: "$.lt({0}, {1})",
    ast.LtE: "$.le({0}, {1})",
    ast.Gt: "$.lt({1}, {0})",
    ast.GtE: "$.le({1}, {0})",
    ast.In: "$.has({1}, {0})",
    ast.NotIn: "!$.has({1}, {0})",
    ast.Is: "$.is({0}, {1})",
    ast.IsNot: "!$.is({0}, {1})",
}


class NotUnderstood(SyntaxError):
    """A piece of Python has no counterpart in the page."""


def plain(name: str) -> str:
    """A name as JavaScript takes it."""
    return f"{name}_" if name in RESERVED else name


class Writer:
    """Writes one function of a file; inner functions share its resolver."""

    def __init__(self, file: str, resolve: Resolve, folded: Folded) -> None:
        self._file = file
        self._resolve = resolve
        self._folded = folded
        self._scopes: list[set[str]] = []
        self._temporary = 0
        self._base = ""  # of the class whose method is written

    def fail(self, node: ast.AST, what: str) -> NotUnderstood:
        """The error for a node."""
        line = getattr(node, "lineno", 0)
        return NotUnderstood(f"{self._file}:{line}: {what}")

    # -------------------------------------------------------------- functions

    def function(self, node: ast.FunctionDef | ast.Lambda, name: str) -> str:
        """A function under this name."""
        star = "*" if _yields(node) else ""
        return f"function{star} {name}{self._rest(node, method=False)}"

    def method(self, node: ast.FunctionDef, prefix: str, base: str) -> str:
        """A method of a class: its first parameter is `this`."""
        self._base = base
        star = "*" if _yields(node) else ""
        return f"{prefix}{star}{node.name}{self._rest(node, method=True)}"

    def _rest(self, node: ast.FunctionDef | ast.Lambda, *, method: bool) -> str:
        arguments = node.args
        names = [each.arg for each in (*arguments.posonlyargs, *arguments.args)]
        own = names.pop(0) if method else None
        rest = arguments.vararg.arg if arguments.vararg else None
        named = [each.arg for each in arguments.kwonlyargs]
        extra = arguments.kwarg.arg if arguments.kwarg else None
        known = {*names, *named, *filter(None, (own, rest, extra))}
        body = [ast.Return(node.body)] if isinstance(node, ast.Lambda) else node.body
        assigned = _assigned(body)
        self._scopes.append(known | assigned)
        lines = [f"const {plain(own)} = this;"] if own else []
        if named or extra:
            lines.append("const $kw = $.taken();")
        defaults = dict(zip(reversed(names), reversed(arguments.defaults), strict=False))
        for each, default in defaults.items():
            lines.append(f"if ({plain(each)} === undefined) {plain(each)} = {self.expr(default)};")
        for each, value in zip(named, arguments.kw_defaults, strict=True):
            usual = "undefined" if value is None else self.expr(value)
            lines.append(f"let {plain(each)} = $.named($kw, {json.dumps(each)}, () => {usual});")
        if extra:
            lines.append(f"const {plain(extra)} = $kw;")
        fresh = sorted(assigned - known)
        if fresh:
            lines.append(f"let {', '.join(map(plain, fresh))};")
        lines += [self.statement(each) for each in body]
        if not isinstance(node, ast.Lambda) and not _yields(node):
            lines.append("return null;")
        self._scopes.pop()
        parameters = [*map(plain, names), *([f"...{plain(rest)}"] if rest else [])]
        return f"({', '.join(parameters)}) {{ {' '.join(lines)} }}"

    def _is_local(self, name: str) -> bool:
        return any(name in scope for scope in self._scopes)

    # -------------------------------------------------------------- statements

    def statement(self, node: ast.stmt) -> str:
        """One statement."""
        write = getattr(self, f"_{type(node).__name__}", None)
        if write is None:
            raise self.fail(node, f"{type(node).__name__} is not understood")
        found: str = write(node)
        return found

    def _block(self, body: Iterable[ast.stmt]) -> str:
        return "{ " + " ".join(self.statement(each) for each in body) + " }"

    def _FunctionDef(self, node: ast.FunctionDef) -> str:  # noqa: N802
        if node.decorator_list:
            raise self.fail(node, "a decorated inner function is not understood")
        star = "*" if _yields(node) else ""
        made = f"function{star}{self._rest(node, method=False)}"
        return f"{plain(node.name)} = $.known({made}, {_signature(node)});"

    def _Return(self, node: ast.Return) -> str:  # noqa: N802
        return f"return {self.expr(node.value) if node.value else 'null'};"

    def _Expr(self, node: ast.Expr) -> str:  # noqa: N802
        if isinstance(node.value, ast.Constant):
            return ""
        return f"{self.expr(node.value)};"

    def _Pass(self, _node: ast.Pass) -> str:  # noqa: N802
        return ""

    def _Break(self, _node: ast.Break) -> str:  # noqa: N802
        return "break;"

    def _Continue(self, _node: ast.Continue) -> str:  # noqa: N802
        return "continue;"

    def _Assert(self, _node: ast.Assert) -> str:  # noqa: N802
        return ""

    def _Assign(self, node: ast.Assign) -> str:  # noqa: N802
        if len(node.targets) == 1:
            return self._store(node.targets[0], self.expr(node.value))
        name = self._new()
        stores = [self._store(target, name) for target in node.targets]
        return f"{{ const {name} = {self.expr(node.value)}; {' '.join(stores)} }}"

    def _AnnAssign(self, node: ast.AnnAssign) -> str:  # noqa: N802
        return self._store(node.target, self.expr(node.value)) if node.value else ""

    def _AugAssign(self, node: ast.AugAssign) -> str:  # noqa: N802
        operator = OPERATORS[type(node.op)]
        value = self.expr(node.value)
        match node.target:
            case ast.Name(name):
                return f"{plain(name)} = $.i{operator}({plain(name)}, {value});"
            case ast.Attribute(owner, name):
                inner = self.expr(owner)
                return (
                    f"$.put({inner}, {name!r}, $.i{operator}($.get({inner}, {name!r}), {value}));"
                )
            case ast.Subscript(owner, index):
                inner, at = self.expr(owner), self._index(index)
                return f"$.store({inner}, {at}, $.i{operator}($.item({inner}, {at}), {value}));"
        raise self.fail(node, "this assignment is not understood")

    def _store(self, target: ast.expr, value: str) -> str:
        match target:
            case ast.Name(name):
                return f"{plain(name)} = {value};"
            case ast.Attribute(owner, name):
                return f"$.put({self.expr(owner)}, {name!r}, {value});"
            case ast.Subscript(owner, index):
                return f"$.store({self.expr(owner)}, {self._index(index)}, {value});"
            case ast.Tuple(targets) | ast.List(targets):
                name = self._new()
                stores = self._unpacked(targets, name)
                return f"{{ const {name} = [...$.iter({value})]; {stores} }}"
        raise self.fail(target, "this assignment is not understood")

    def _unpacked(self, targets: list[ast.expr], name: str) -> str:
        stores = []
        for place, target in enumerate(targets):
            if isinstance(target, ast.Starred):
                after = len(targets) - place - 1
                end = f", {name}.length - {after}" if after else ""
                stores.append(self._store(target.value, f"{name}.slice({place}{end})"))
                stores += [
                    self._store(each, f"{name}[{name}.length - {after - number}]")
                    for number, each in enumerate(targets[place + 1 :])
                ]
                break
            stores.append(self._store(target, f"{name}[{place}]"))
        return " ".join(stores)

    def _If(self, node: ast.If) -> str:  # noqa: N802
        found = f"if ({self.test(node.test)}) {self._block(node.body)}"
        return f"{found} else {self._block(node.orelse)}" if node.orelse else found

    def _While(self, node: ast.While) -> str:  # noqa: N802
        return f"while ({self.test(node.test)}) {self._block(node.body)}"

    def _For(self, node: ast.For) -> str:  # noqa: N802
        if node.orelse:
            raise self.fail(node, "else after a loop is not understood")
        name = self._new()
        store = self._store(node.target, name)
        body = " ".join(self.statement(each) for each in node.body)
        return f"for (const {name} of $.iter({self.expr(node.iter)})) {{ {store} {body} }}"

    def _Raise(self, node: ast.Raise) -> str:  # noqa: N802
        return f"throw {self.expr(node.exc)};" if node.exc else "throw $error;"

    def _Try(self, node: ast.Try) -> str:  # noqa: N802
        if node.orelse:
            raise self.fail(node, "else after try is not understood")
        found = f"try {self._block(node.body)}"
        if node.handlers:
            arms = []
            for handler in node.handlers:
                wrong = "[$.Exception]" if handler.type is None else self._classes(handler.type)
                named = f"{plain(handler.name)} = $error;" if handler.name else ""
                body = self._block(handler.body)
                arms.append(f"if ($.isinstance($error, {wrong})) {{ {named} {body} }}")
            found += f" catch ($error) {{ {' else '.join(arms)} else throw $error; }}"
        return found + (f" finally {self._block(node.finalbody)}" if node.finalbody else "")

    def _With(self, node: ast.With) -> str:  # noqa: N802
        where = Path(self._file).name  # whoever reads it has no such folder
        return f"throw $.missing({f'{where}:{node.lineno}: with'!r});"

    # -------------------------------------------------------------- expressions

    def expr(self, node: ast.expr) -> str:
        """One expression."""
        known = self._folded(node) if not self._touches_locals(node) else None
        if known is not None:
            return known
        write = getattr(self, f"_{type(node).__name__}", None)
        if write is None:
            raise self.fail(node, f"{type(node).__name__} is not understood")
        found: str = write(node)
        return found

    def _touches_locals(self, node: ast.expr) -> bool:
        return any(
            isinstance(each, ast.Name) and self._is_local(each.id) for each in ast.walk(node)
        )

    def test(self, node: ast.expr) -> str:
        """An expression of which only the truth matters."""
        match node:
            case ast.BoolOp(ast.And(), values):
                return "(" + " && ".join(map(self.test, values)) + ")"
            case ast.BoolOp(ast.Or(), values):
                return "(" + " || ".join(map(self.test, values)) + ")"
            case ast.UnaryOp(ast.Not(), operand):
                return f"!{self.test(operand)}"
        return f"$.truth({self.expr(node)})"

    def _Constant(self, node: ast.Constant) -> str:  # noqa: N802
        match node.value:
            case None:
                return "null"
            case bool(value):
                return "true" if value else "false"
            case str() | int() | float():
                return json.dumps(node.value, ensure_ascii=False)
            case value if value is Ellipsis:
                return "$.everything"
        raise self.fail(node, f"{node.value!r} is not understood")

    def _Name(self, node: ast.Name) -> str:  # noqa: N802
        if self._is_local(node.id):
            return plain(node.id)
        return self._resolve(node.id)

    def _Attribute(self, node: ast.Attribute) -> str:  # noqa: N802
        return f"$.get({self.expr(node.value)}, {node.attr!r})"

    def _Subscript(self, node: ast.Subscript) -> str:  # noqa: N802
        return f"$.item({self.expr(node.value)}, {self._index(node.slice)})"

    def _index(self, node: ast.expr) -> str:
        return self.expr(node)

    def _Slice(self, node: ast.Slice) -> str:  # noqa: N802
        ends = [self.expr(each) if each else "null" for each in (node.lower, node.upper, node.step)]
        return f"new $.Slice({', '.join(ends)})"

    def _Tuple(self, node: ast.Tuple) -> str:  # noqa: N802
        return f"$.tuple([{self._items(node.elts)}])"

    def _List(self, node: ast.List) -> str:  # noqa: N802
        return f"[{self._items(node.elts)}]"

    def _Set(self, node: ast.Set) -> str:  # noqa: N802
        return f"$.set([{self._items(node.elts)}])"

    def _Dict(self, node: ast.Dict) -> str:  # noqa: N802
        pairs = [
            f"...$.pairs({self.expr(value)})"
            if key is None
            else f"[{self.expr(key)}, {self.expr(value)}]"
            for key, value in zip(node.keys, node.values, strict=True)
        ]
        return f"$.dict([{', '.join(pairs)}])"

    def _items(self, nodes: Iterable[ast.expr]) -> str:
        return ", ".join(
            f"...$.iter({self.expr(each.value)})"
            if isinstance(each, ast.Starred)
            else self.expr(each)
            for each in nodes
        )

    def _BinOp(self, node: ast.BinOp) -> str:  # noqa: N802
        operator = OPERATORS.get(type(node.op))
        if operator is None:
            raise self.fail(node, f"{type(node.op).__name__} is not understood")
        return f"$.{operator}({self.expr(node.left)}, {self.expr(node.right)})"

    def _UnaryOp(self, node: ast.UnaryOp) -> str:  # noqa: N802
        match node.op:
            case ast.Not():
                return f"!{self.test(node.operand)}"
            case ast.USub():
                return f"$.neg({self.expr(node.operand)})"
            case ast.Invert():
                return f"$.inv({self.expr(node.operand)})"
        return self.expr(node.operand)

    def _BoolOp(self, node: ast.BoolOp) -> str:  # noqa: N802
        *values, found = map(self.expr, node.values)
        which = "both" if isinstance(node.op, ast.And) else "either"
        for value in reversed(values):
            found = f"$.{which}({value}, () => {found})"
        return found

    def _Compare(self, node: ast.Compare) -> str:  # noqa: N802
        if len(node.ops) == 1:
            left, right = self.expr(node.left), self.expr(node.comparators[0])
            return COMPARISONS[type(node.ops[0])].format(left, right)
        names = [self._new() for _ in (node.left, *node.comparators)]
        values = map(self.expr, (node.left, *node.comparators))
        made = ", ".join(f"{name} = {value}" for name, value in zip(names, values, strict=True))
        pairs = zip(node.ops, names, names[1:], strict=False)
        tests = [COMPARISONS[type(op)].format(one, other) for op, one, other in pairs]
        return f"(() => {{ const {made}; return {' && '.join(tests)}; }})()"

    def _IfExp(self, node: ast.IfExp) -> str:  # noqa: N802
        return f"({self.test(node.test)} ? {self.expr(node.body)} : {self.expr(node.orelse)})"

    def _NamedExpr(self, node: ast.NamedExpr) -> str:  # noqa: N802
        return f"({plain(node.target.id)} = {self.expr(node.value)})"

    def _Lambda(self, node: ast.Lambda) -> str:  # noqa: N802
        return f"$.known(function{self._rest(node, method=False)}, {_signature(node)})"

    def _JoinedStr(self, node: ast.JoinedStr) -> str:  # noqa: N802
        parts = []
        for each in node.values:
            if isinstance(each, ast.FormattedValue):
                form = self.expr(each.format_spec) if each.format_spec else '""'
                shown = "true" if each.conversion == ord("r") else "false"
                parts.append(f"$.format({self.expr(each.value)}, {form}, {shown})")
            else:
                parts.append(self.expr(each))
        return "(" + " + ".join(['""', *parts]) + ")"

    def _Yield(self, node: ast.Yield) -> str:  # noqa: N802
        return f"(yield {self.expr(node.value) if node.value else 'null'})"

    def _YieldFrom(self, node: ast.YieldFrom) -> str:  # noqa: N802
        return f"(yield* $.iter({self.expr(node.value)}))"

    # -------------------------------------------------------------- comprehensions

    def _ListComp(self, node: ast.ListComp) -> str:  # noqa: N802
        return f"[...{self._GeneratorExp(node)}]"

    def _SetComp(self, node: ast.SetComp) -> str:  # noqa: N802
        return f"$.set([...{self._GeneratorExp(node)}])"

    def _DictComp(self, node: ast.DictComp) -> str:  # noqa: N802
        pair = ast.Tuple([node.key, node.value], ast.Load())
        return f"$.dict([...{self._generated(pair, node.generators)}])"

    def _GeneratorExp(self, node: ast.GeneratorExp | ast.ListComp | ast.SetComp) -> str:  # noqa: N802
        return self._generated(node.elt, node.generators)

    def _generated(self, item: ast.expr, generators: list[ast.comprehension]) -> str:
        first = self.expr(generators[0].iter)
        names = {
            each.id
            for generator in generators
            for each in ast.walk(generator.target)
            if isinstance(each, ast.Name)
        }
        self._scopes.append(names)
        head, tail = "", ""
        for place, generator in enumerate(generators):
            source = "$source" if place == 0 else self.expr(generator.iter)
            name = self._new()
            bound = ", ".join(map(plain, _bound(generator.target)))
            stored = self._store(generator.target, name)
            head += f"for (const {name} of $.iter({source})) {{ let {bound}; {stored} "
            tests = "".join(f"if (!{self.test(each)}) continue; " for each in generator.ifs)
            head += tests
            tail += " }"
        found = f"{head} yield {self.expr(item)};{tail}"
        self._scopes.pop()
        return f"(function* ($source) {{ {found} }})({first})"

    # -------------------------------------------------------------- calls

    def _Call(self, node: ast.Call) -> str:  # noqa: N802
        match node.func:
            case ast.Name("isinstance"):
                value, classes = node.args
                return f"$.isinstance({self.expr(value)}, {self._classes(classes)})"
            case ast.Name("super"):
                return f"$.parent({self._base}, {self._own()})"
        handed = self._items(node.args)
        if node.keywords:
            return f"$.call({self.expr(node.func)}, [{handed}], {self._keywords(node)})"
        rest = f", {handed}" if handed else ""
        known = None if self._touches_locals(node.func) else self._folded(node.func)
        if known is not None:
            return f"$.run({known}{rest})"
        if isinstance(node.func, ast.Attribute):
            owner = self.expr(node.func.value)
            return f"$.ask({owner}, {node.func.attr!r}{rest})"
        return f"$.run({self.expr(node.func)}{rest})"

    def _own(self) -> str:
        return "self" if self._is_local("self") else "cls"

    def _keywords(self, node: ast.Call) -> str:
        pairs = [
            f"...$.pairs({self.expr(each.value)})"
            if each.arg is None
            else f"[{each.arg!r}, {self.expr(each.value)}]"
            for each in node.keywords
        ]
        return f"[{', '.join(pairs)}]"

    def _classes(self, node: ast.expr) -> str:
        """The classes that a thing may be of."""
        match node:
            case ast.BinOp(left, ast.BitOr(), right):
                return f"[...{self._classes(left)}, ...{self._classes(right)}]"
            case ast.Tuple(elements):
                return f"[{', '.join(map(self.expr, elements))}]"
        return f"[{self.expr(node)}]"

    def _new(self) -> str:
        self._temporary += 1
        return f"${self._temporary}"


def _signature(node: ast.FunctionDef | ast.Lambda) -> str:
    """What a caller by keywords must know: the names in order, and whether there are others."""
    arguments = node.args
    names = [each.arg for each in (*arguments.posonlyargs, *arguments.args)]
    more = bool(arguments.kwonlyargs or arguments.kwarg)
    return f"{json.dumps(names)}, {'true' if more else 'false'}"


def signature(node: ast.FunctionDef | ast.Lambda, *, method: bool = False) -> str:
    """The signature of a function; of a method, without the object itself."""
    found = _signature(node)
    if not method:
        return found
    names, _, more = found.rpartition(", ")
    return f"{json.dumps(json.loads(names)[1:])}, {more}"


def _bound(target: ast.expr) -> list[str]:
    return [each.id for each in ast.walk(target) if isinstance(each, ast.Name)]


def _inside(body: Iterable[ast.AST]) -> Iterable[ast.AST]:
    """All nodes of a body that are not in a function or a comprehension inside it."""
    for node in body:
        yield node
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            continue
        if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            for each in ast.walk(node):
                if isinstance(each, ast.NamedExpr):
                    yield each.target
            continue
        yield from _inside(ast.iter_child_nodes(node))


def _assigned(body: Iterable[ast.stmt]) -> set[str]:
    """The names that a body gives values to."""
    found: set[str] = set()
    for node in _inside(body):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.ExceptHandler):
            found |= {node.name} if node.name else set()
    return found


def _yields(node: ast.FunctionDef | ast.Lambda) -> bool:
    body = [node.body] if isinstance(node, ast.Lambda) else node.body
    return any(isinstance(each, ast.Yield | ast.YieldFrom) for each in _inside(body))


BUILTINS: dict[int, str] = {id(value): name for name, value in vars(builtins).items()}


def builtin(value: Any) -> str | None:
    """The runtime's name for one of Python's own functions, if it is one."""
    return BUILTINS.get(id(value))
