// Where somebody signs in from, as the limits see it. A house that speaks IPv6 has more addresses than anybody can count:
// its network is one place.
export function placeOf(address: string): string {
  if (!address.includes(':')) return address;
  const [left = '', right] = address.split('::', 2);
  const head = groupsOf(left);
  const tail = groupsOf(right ?? '');
  const middle = right === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...middle, ...tail].slice(0, 4).join(':');
}

function groupsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(':').map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
