/** What is done with a record's file? The server checks it, and its replay is opened. */

import { post, type TableInfo } from './api';
import { house } from './house.svelte';
import { router } from './router.svelte';

export async function openRecord(file: File): Promise<void> {
  await house.enter();
  const table = await post<TableInfo>('/api/records', { record: await file.text() });
  router.go(`/replay/${table.id}`);
}
