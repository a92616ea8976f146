// What set-up made, opened: consoles and canvases by the addresses in its answer.
import type { ConsoleView } from '../../server/console/view.ts';
import type { Made, SetupAddress } from '../../server/setup/view.ts';
import { publicPage, reasonIn, until } from './client.ts';
import type { AdminPage, SetupHouse } from './setupHouse.ts';

export function tokenOf({ path }: Pick<SetupAddress, 'path'>): string {
  return new URLSearchParams(path.split('#')[1] ?? '').get('token') ?? '';
}

export function addressOf({ addresses }: Made, page: string, role?: string): SetupAddress {
  const found = addresses.find((one) => one.page === page && (role === undefined || one.role === role));
  if (found === undefined) throw new Error(`no address of ${page}`);
  return found;
}

/** The latest view of a console. */
export interface OpenConsole {
  readonly page: AdminPage;
  view(): ConsoleView;
}

export async function consoleOf(house: SetupHouse, token: string, table: string): Promise<OpenConsole> {
  const page = house.page(token);
  let latest: ConsoleView | undefined;
  page.client.watch.subscribe(
    { table },
    {
      onData({ data }) {
        latest = data.view;
      },
    },
  );
  await until(() => latest !== undefined, 10_000, 'a console view');
  return {
    page,
    view() {
      if (latest === undefined) throw new Error('no view');
      return latest;
    },
  };
}

/** Who may watch a canvas sees a frame; the answer is the reason when he may not. */
export function watched(
  house: SetupHouse,
  token: string,
  place: { readonly table: string; readonly canvas: string },
): Promise<string> {
  const page = publicPage(house.url, token);
  return new Promise<string>((resolve) => {
    page.client.feeds.watch.subscribe(place, {
      onData: ({ data }) => resolve(data.view.kind),
      onError: (error) => resolve(reasonIn(error)),
    });
  }).finally(() => page.close());
}
