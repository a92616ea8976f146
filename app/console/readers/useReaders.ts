'use client';
// The feeds of the page of the readers as React state: health for everybody at a console, calibration for who may measure.
import { useEffect, useMemo, useReducer, useState } from 'react';
import type {
  CalibrationCommand,
  CalibrationReply,
  CalibrationView,
} from '../../../server/console/calibration/view.ts';
import type { HealthView } from '../../../server/console/health/view.ts';
import {
  type FeedEvent,
  type FeedState,
  isRecord,
  NO_FEED,
  nextFeedState,
  type ViewGuard,
} from '../../ui/feedState.ts';
import { keepWatching, openConsoleSocket, refusalOf } from '../connectConsole.ts';

export interface ReadersState {
  readonly health: FeedState<HealthView>;
  readonly calibration: FeedState<CalibrationView>;
  readonly ask: (command: CalibrationCommand) => Promise<CalibrationReply>;
}

type Ask = ReadersState['ask'];

const NOT_CONNECTED: CalibrationReply = { ok: false, code: 'connection-lost', params: {} };

export function isHealthView(value: unknown): value is HealthView {
  return isRecord(value) && value['kind'] === 'health' && Array.isArray(value['antennas']);
}

export function isCalibrationView(value: unknown): value is CalibrationView {
  return isRecord(value) && value['kind'] === 'calibration' && Array.isArray(value['zones']);
}

export function useReaders(table: string, token: string): ReadersState {
  const [health, onHealth] = useFeedOf(isHealthView);
  const [calibration, onCalibration] = useFeedOf(isCalibrationView);
  const [ask, setAsk] = useState<Ask | null>(null);
  useEffect(() => {
    if (table === '' || token === '') return;
    const { client, close } = openConsoleSocket(token);
    const stops = [
      keepWatching((handlers) => client.reading.health.subscribe({ table }, handlers), onHealth),
      keepWatching((handlers) => client.calibration.watch.subscribe({ table }, handlers), onCalibration),
    ];
    setAsk(
      () => (command: CalibrationCommand) =>
        client.calibration.do.mutate({ table, command }).catch((error: unknown) => {
          const { code, params } = refusalOf(error);
          return { ok: false, code, params } as const;
        }),
    );
    return () => {
      setAsk(null);
      for (const stop of stops) stop();
      close();
    };
  }, [table, token, onHealth, onCalibration]);
  return useMemo(() => ({ health, calibration, ask: ask ?? (async () => NOT_CONNECTED) }), [health, calibration, ask]);
}

function useFeedOf<V>(isView: ViewGuard<V>): readonly [FeedState<V>, (event: FeedEvent) => void] {
  return useReducer((before: FeedState<V>, event: FeedEvent) => nextFeedState(before, event, isView), NO_FEED);
}
