// When two names are one: capitals, spaces and invisible signs tell nobody apart on a screen. A name of nothing else is ''.
const UNSEEN = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(UNSEEN, '');
}
