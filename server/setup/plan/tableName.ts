// From the name of a table to the id that stands in its addresses: Russian letters are written in Latin ones. Pure.
import { isTableId, type TableId, tableId } from '../../base/ids.ts';
import { nameKey } from '../../base/nameKey.ts';

const LATIN: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i' },
  ...{ щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya', і: 'i', ї: 'yi', є: 'ye', ґ: 'g', ў: 'u' },
};

/** Pages that lie where a table's set-up page would. */
const RESERVED: readonly string[] = ['delay'];
const LONGEST = 32;

export interface NamedTable {
  readonly id: string;
  readonly name: string;
}

export function mayBeTableId(text: string): text is TableId {
  return isTableId(text) && !RESERVED.includes(text);
}

/** The table that is called so already, however it is written. */
export function sameName(name: string, tables: readonly NamedTable[]): NamedTable | undefined {
  return tables.find((table) => nameKey(table.name) === nameKey(name));
}

/** An id made from the name that no table has. */
export function tableIdFor(name: string, tables: readonly NamedTable[]): TableId {
  const base = slug(name);
  const free = (id: string): boolean => mayBeTableId(id) && !tables.some((table) => table.id === id);
  if (free(base)) return tableId(base);
  for (let number = 2; ; number += 1) {
    const numbered = `${base.slice(0, LONGEST - String(number).length - 1).replace(/-+$/, '')}-${number}`;
    if (free(numbered)) return tableId(numbered);
  }
}

function slug(name: string): string {
  const latin = [...name.normalize('NFC').toLowerCase()].map((letter) => LATIN[letter] ?? letter).join('');
  const kebab = latin
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return kebab === '' ? 'table' : kebab;
}
