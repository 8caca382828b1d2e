/** Which link opens a position? Its text stands after the #, so that no server's log has it. */

import { linkTo } from './address';
import { get, type Schemas } from './api';

export async function linkToPosition(table: string, number: number | null): Promise<string> {
  const asked = number === null ? '' : `?number=${number}`;
  const { position } = await get<Schemas['PositionTold']>(`/api/tables/${table}/position${asked}`);
  return linkTo(`/at#${encodeURIComponent(position)}`);
}
