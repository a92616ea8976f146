'use client';
// Which game is played next, with which limit and bets: one game, or several in turn.
import { type ReactNode, useState } from 'react';
import { Button } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import { AmountField, Choice, FormRow } from '../Field.tsx';
import {
  type BetField,
  fieldsOf,
  GAMES,
  type GameForm,
  type GameName,
  gameCommand,
  gameForm,
  hasBoard,
  hasBringIn,
  LIMITS,
  MIXES,
  mostPlayers,
  seated,
  withGame,
  withMixed,
} from '../gameForm.ts';
import { useRight } from '../useRight.ts';

export function GameSheet() {
  const { view, words, give, show } = useDesk();
  const { off } = useRight('show');
  const [form, setForm] = useState<GameForm>(() => gameForm(view));
  // a mix that runs is there to be turned; its games are chosen anew behind one more tap
  const [choosing, choose] = useState(view.game.mix === null);
  const { gameForm: texts, seat } = words.messages;
  const save = (): void => {
    if (off) return;
    give(gameCommand(form, view));
    show(null);
  };
  return (
    <>
      {choosing ? <Games form={form} onChange={setForm} /> : <InTurn onOthers={() => choose(true)} />}
      <TooMany form={form} />
      {form.mix === null ? (
        <Limits form={form} onChange={setForm} />
      ) : (
        <AmountField
          label={`${texts.every}: ${form.every === '' ? texts.orbit : texts.hands(Number(form.every))}`}
          value={form.every}
          decimals={0}
          onChange={(every) => setForm({ ...form, every })}
          onEnter={save}
        />
      )}
      <Bets form={form} onChange={setForm} onEnter={save}>
        <Button tone="main" disabled={off} onPress={save}>
          {seat.save}
        </Button>
        <Button onPress={() => show({ kind: 'level' })}>{words.messages.level.title}</Button>
      </Bets>
      <p className="con-waits">{texts.nextHand}</p>
    </>
  );
}

/** Said while the game is chosen: at its first hand it would be too late. */
function TooMany({ form }: Pick<PartProps, 'form'>) {
  const { view, words } = useDesk();
  const [most, players] = [mostPlayers(form), seated(view)];
  return players > most ? (
    <p className="con-refused">{words.messages.gameForm.tooMany(most, players, form.mix !== null)}</p>
  ) : null;
}

/** The mix as it stands: a tap makes another of its games the next one. */
function InTurn({ onOthers }: { readonly onOthers: () => void }) {
  const { view, words, give } = useDesk();
  const { off } = useRight('show');
  const { gameForm: texts, game: names } = words.messages;
  const { mix } = view.game;
  if (mix === null) return null;
  const now = mix.games[mix.at];
  return (
    <>
      <p className="con-note">
        {now === undefined ? '' : `${texts.now(names[now.game], mix.left)}. `}
        {texts.turn}
      </p>
      <FormRow>
        {mix.games.map(({ game, limit }, at) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a game may come twice, with two limits
            key={at}
            disabled={off}
            pressed={at === mix.at}
            onPress={() => give({ do: 'turnTo', at })}
          >
            <span>{names[game]}</span>
            <small>{words.messages.limit[limit]}</small>
          </Button>
        ))}
        <Button tone="quiet" onPress={onOthers}>
          {texts.others}
        </Button>
      </FormRow>
    </>
  );
}

interface PartProps {
  readonly form: GameForm;
  readonly onChange: (form: GameForm) => void;
}

function Games({ form, onChange }: PartProps) {
  const { words } = useDesk();
  const { game: names, mix: mixes, gameForm: texts } = words.messages;
  const custom = form.mix === 'custom';
  const pressed = (game: GameName): boolean =>
    custom ? form.games.some((one) => one.game === game) : form.mix === null && form.game === game;
  const place = (game: GameName): string => {
    const at = custom ? form.games.findIndex((one) => one.game === game) : -1;
    return at < 0 ? names[game] : `${at + 1}. ${names[game]}`;
  };
  return (
    <>
      <div className="con-games">
        {MIXES.map((mix) => (
          <Button key={mix} pressed={form.mix === mix} onPress={() => onChange({ ...form, mix })}>
            {mixes[mix]}
          </Button>
        ))}
        {(form.mix === null || custom) &&
          GAMES.map((game) => (
            <Button
              key={game}
              pressed={pressed(game)}
              onPress={() => onChange(custom ? withMixed(form, game) : withGame(form, game))}
            >
              {place(game)}
            </Button>
          ))}
      </div>
      {form.mix !== null && (
        <p className="con-note">
          {custom && `${texts.customSays} `}
          <Button tone="quiet" onPress={() => onChange({ ...form, mix: null })}>
            {texts.oneGame}
          </Button>
        </p>
      )}
    </>
  );
}

interface BetsProps {
  readonly onEnter: () => void;
  /** what stands behind the amounts */
  readonly children: ReactNode;
}

const BOARDS = ['1', '2', '3'] as const;

function Limits({ form, onChange }: PartProps) {
  const { words } = useDesk();
  const { gameForm: texts, limit: limits } = words.messages;
  return (
    <FormRow>
      <Choice
        label={texts.limit}
        value={form.limit}
        options={LIMITS}
        text={(limit) => limits[limit]}
        onChange={(limit) => onChange({ ...form, limit })}
      />
      {hasBoard(form.game) && !hasBringIn(form.game) && (
        <Choice
          label={texts.boards}
          value={BOARDS[form.boards - 1] ?? '1'}
          options={BOARDS}
          text={(boards) => boards}
          onChange={(boards) => onChange({ ...form, boards: Number(boards) })}
        />
      )}
    </FormRow>
  );
}

function Bets({ form, onChange, onEnter, children }: PartProps & BetsProps) {
  const { view, words } = useDesk();
  const { level, gameForm: texts } = words.messages;
  const label = (field: BetField): string => {
    if (field === 'smallBlind' || field === 'bigBlind' || field === 'ante' || field === 'unit') return level[field];
    return texts[field];
  };
  return (
    <FormRow>
      {fieldsOf(form).map((field) => (
        <AmountField
          key={field}
          label={label(field)}
          value={form.texts[field]}
          decimals={view.currency.decimals}
          onChange={(value) => onChange({ ...form, texts: { ...form.texts, [field]: value } })}
          onEnter={onEnter}
        />
      ))}
      {children}
    </FormRow>
  );
}
