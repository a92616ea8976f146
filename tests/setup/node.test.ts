import { expect, it } from 'vitest';
import { nodeRefusal } from '../../scripts/setup/node.mjs';

it.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.1.0'])('given Node %s, then it is accepted', (version) => {
  expect(nodeRefusal(version)).toBeNull();
});

it.each(['v18.20.0', 'v20.18.3', 'v0.12.1'])('given Node %s, then it is refused with the version needed', (version) => {
  expect(nodeRefusal(version)).toMatch(/too old: 20\.19 or newer/);
});
