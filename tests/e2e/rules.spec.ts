// The rules of a table in words: a floor changes switches by a tap, what contradicts is refused at the switch, a hand keeps
// its own; who only looks has no buttons.
import { expect, type Page, test } from '@playwright/test';
import { furnishShow } from '../support/furnishShow.ts';
import { SteadyConsole } from '../support/steadyConsole.ts';

const SHOTS = 'test-results/rules';
const TABLE = 'rules';
const TABLET = { width: 1024, height: 768 };
const HAND = '01980000-0000-7000-8000-0000000005e1';

let floor: Page;
let producer: Page;
let operator: SteadyConsole;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  const { E2E_PORT: port = '', E2E_FOLDER: root = '' } = process.env;
  const env = {
    DATABASE_URL: '',
    DATA_DIR: `${root}/data`,
    VAULT_KEY_FILE: `${root}/key/vault.key`,
    HOST: '127.0.0.1',
  };
  const show = await furnishShow({ env, root }, { seats: 3, seed: 'rules tags', table: TABLE });
  const tokens = {
    floor: await show.token('floor', ['--person', 'Vera']),
    producer: await show.token('producer', ['--person', 'Pavel']),
    operator: await show.token('operator', ['--person', 'Oleg']),
  };
  operator = new SteadyConsole(`ws://127.0.0.1:${port}/trpc/console`, tokens.operator, TABLE);
  const context = await browser.newContext({ viewport: TABLET, hasTouch: true });
  floor = await context.newPage();
  producer = await context.newPage();
  await floor.goto(`/console/${TABLE}/rules#token=${tokens.floor}`);
  await producer.goto(`/console/${TABLE}/rules?lang=ru#token=${tokens.producer}`);
});

test.afterAll(() => operator?.close());

const row = (page: Page, part: string, key: string) => page.locator(`#${part} [data-switch="${key}"]`);

test('2.0 given an open question, when the floor answers it otherwise, then the table has it after Confirm', async () => {
  await expect(floor.locator('.rul-question')).toHaveCount(8);
  const odd = row(floor, 'questions', 'oddChips');
  await odd.getByRole('button', { name: 'Change' }).click();
  await odd.getByRole('button', { name: 'All to the first winner after the button.' }).click();
  await expect(odd).toHaveAttribute('data-drafted', 'true');
  await floor.getByRole('button', { name: 'Confirm' }).click();
  await expect(floor.locator('.rul-bar')).toContainText('Set.');
  await expect(row(floor, 'showdown', 'oddChips')).toHaveAttribute('data-changed', 'true');
  await expect(row(floor, 'showdown', 'oddChips')).toContainText('By the rules: One to each winner');
  expect(await operator.find((view) => view.switched === 1, 5_000)).not.toBeNull();
  await floor.screenshot({ path: `${SHOTS}/changed.png` });
});

test('given a straddle without its smallest raise, then it is refused at the switch, and nothing is set', async () => {
  const straddle = row(floor, 'cash', 'straddle');
  await straddle.getByRole('button', { name: 'Change' }).click();
  await straddle.getByRole('button', { name: 'From any seat.' }).click();
  await floor.getByRole('button', { name: 'Confirm' }).click();
  await expect(straddle.getByRole('alert')).toContainText('contradicts switch “Smallest raise over a straddle”');
  await floor.screenshot({ path: `${SHOTS}/refused.png` });
  await floor.getByRole('button', { name: 'Drop' }).click();
  expect(operator.view?.switched).toBe(1);
});

test('given a hand that runs, then a change waits for the next one, and the page says both', async () => {
  for (const seat of [1, 2, 3]) await operator.give({ do: 'takeSeat', seat, name: `Player ${seat}`, stack: 10_000 });
  const level = {
    limit: 'no',
    smallBlind: 50,
    bigBlind: 100,
    anteKind: 'none',
    ante: 0,
    unit: 25,
    minBet: 100,
  } as const;
  await operator.give({ do: 'setStructure', structure: { ...level, straddles: [], posts: [] } });
  await operator.give({ do: 'setButton', button: 1 });
  await operator.give({ do: 'startHand', hand: HAND });
  await floor.reload();
  const rabbit = row(floor, 'showdown', 'rabbit');
  await rabbit.getByRole('button', { name: 'Change' }).click();
  await rabbit.getByRole('button', { name: 'The house may allow it.' }).click();
  await floor.getByRole('button', { name: 'Confirm' }).click();
  await expect(rabbit).toContainText('This hand is still played by: They are not shown.');
  const planned = await operator.find((view) => view.planned.length > 0, 5_000);
  expect(planned?.planned.map((change) => change.do)).toEqual(['setSwitches']);
});

test('given who only looks, then every switch is there in his language, changed ones by a filter, and no button changes one', async () => {
  await producer.reload();
  await expect(producer.locator('#deal .rul-row').first()).toContainText('На соревнованиях, по главе 5.');
  await expect(producer.locator('.rul-row button')).toHaveCount(0);
  await producer.getByRole('button', { name: 'Только изменённое' }).click();
  await expect(producer.locator('.rul-row')).toHaveCount(2);
  await producer.screenshot({ path: `${SHOTS}/reader.png` });
});
