// Texts of players who are away, fouled hands, burns, board cards, the stub and counted stacks, in Russian.
import type {
  seatsBoardsAlarmsEn,
  seatsBoardsOutcomesEn,
  seatsBoardsQuestionsEn,
  seatsBoardsRecommendedEn,
  seatsBoardsRefusalsEn,
  seatsBoardsRulingsEn,
} from '../en/seatsBoards.ts';
import type { CatalogueOf } from '../language.ts';

export const seatsBoardsRefusalsRu: CatalogueOf<typeof seatsBoardsRefusalsEn> = {
  'betting-open': 'Карту рано: ход места {toAct}.',
  'board-full': 'Борд уже полон.',
  'SP-2.5.7-NO_RABBIT': 'Раздача решена. Карты больше не открываются.',
  'stub-already-mucked': 'Остаток колоды уже лежит на сбросе.',
  'pots-built': 'Поздно пересчитывать: банки сформированы. Исправьте стек после раздачи.',
  'burns-right': 'Сожжено столько карт, сколько нужно: {burns}.',
  'board-stands': 'Улица остаётся: на ней уже была заявка или сдана следующая карта. Раздача продолжается.',
  'not-on-the-flop': 'Флоп сейчас не сдаётся.',
  'betting-not-open': 'Торговля не идёт: карта борда не может быть открыта раньше времени.',
  'stub-in-time': 'Колода убрана вовремя: карт борда для двух игроков больше не ждут.',
};

export const seatsBoardsAlarmsRu: CatalogueOf<typeof seatsBoardsAlarmsEn> = {
  BOARD_BEFORE_FACE_UP: 'Карта борда раньше, чем открыты все руки',
  'SP-6.4.1-CHECK_CARDS': 'Карты не на виду: проверьте это место',
  'SP-6.4.2-REVIEW': 'Карты в игре попали в пас или к чужим картам: решает судья',
  'SP-6.4.3-ALLIN_EXCEPTION': 'Игрока нет за столом, но он в олл-ине: рука остаётся в игре',
  BURN_MISSING: 'Перед этой улицей карта не сожжена',
  BURN_EXTRA: 'Перед этой улицей сожжены лишние карты',
  'SP-6.4.6-JUDGE': 'Сожжено неправильно, и ход карт не восстановить: решает судья',
  'SP-6.4.6-PLAY_ON': 'Сожжено неправильно, но круг торговли начался: раздача продолжается',
  'HR-A31-SURPLUS_BURN': 'Сожжена лишняя карта: она считается сожжённой перед следующей улицей',
  COUNT_MISMATCH: 'Сожжённые карты и борд не сходятся',
  PREMATURE_BOARD: 'Карты борда открыты раньше времени: закончите торговлю, затем решает судья',
  FLOP_4: 'На флопе четыре карты: решает судья',
  STUB_TOO_EARLY: 'Остаток колоды уже в пасе, а борд ещё не сдан: решает судья',
};

export const seatsBoardsOutcomesRu: CatalogueOf<typeof seatsBoardsOutcomesEn> = {
  'no-redress': 'Рука мертва, уравненные ставки остаются в банке',
  'return-cards': 'Вернуть карты игроку',
  settled: 'Уже решено другим решением: закрыть',
  restore: 'Восстановить ход карт и сдать улицу заново',
  'play-on': 'Продолжить раздачу',
  scramble: 'Перемешать карты флопа, одну из них сжечь',
  reshuffle: 'Перетасовать и сдать заново',
  'back-to-stub': 'Вернуть карты в колоду, перетасовать, сдать без сжигания',
  'cards-stand': 'Оставить карты',
  'set-aside': 'Отложить карту: тёрном будет следующая',
  'redeal-flop': 'Сдать флоп заново',
  rebuild: 'Восстановить остаток колоды по порядку',
  'shuffle-stub': 'Перетасовать остаток колоды и продолжить',
  misread: 'Этого не было: колода на месте',
};

export const seatsBoardsRulingsRu: CatalogueOf<typeof seatsBoardsRulingsEn> = {
  'SP-6.4.2-NO_REDRESS': 'рука мертва: игрок не защитил карты',
  'SP-6.4.2-RETURNED': 'карты возвращены',
  'SP-6.4.2-SETTLED': 'уже решено',
  'TDA-R65-LIVES': 'карты опознаны: рука в игре',
  'SP-6.4.3-FOLDED': 'отсутствует, карты забраны дилером в пас',
  'SP-6.4.4-POSTED_FOLDED': 'отсутствует, ставку сделал дилер, карты забраны в пас',
  'TDA-R29-DEAD': 'рука мертва: время истекло',
  'SP-6.4.6-RESTORED': 'ход карт восстановлен, сожжена правильная карта',
  'SP-6.4.6-PLAY_ON': 'раздача продолжена с неправильным числом сожжённых карт',
  'TDA-R39-SCRAMBLE': 'флоп перемешан',
  'RRP-BURN-RESHUFFLE': 'флоп замешан в колоду и сдан заново',
  'SP-2.5.3-BACK_TO_STUB': 'карты возвращены в колоду, улица сдаётся без сжигания',
  'SP-2.5.3-STANDS': 'карты остаются',
  'TDA-RP5-BACK_TO_STUB': 'карты возвращены в колоду, улица сдаётся без сжигания',
  'RRP-PREMATURE-RESHUFFLE': 'перетасовано и сдано заново',
  'RRP-PREMATURE-SET_ASIDE': 'карта отложена, тёрном становится следующая',
  'SP-2.5.5-SCRAMBLE': 'флоп перемешан, одна из карт сжигается следующей',
  'SP-2.5.5-REDEAL_FLOP': 'флоп сдаётся заново',
  'SP-2.5.5-PLAY_ON': 'три карты остаются',
  'RRP-FLOP-REDEAL': 'флоп сдаётся заново',
  'SP-2.5.7-REBUILT': 'остаток колоды восстановлен',
  'SP-2.5.7-RESHUFFLED': 'остаток колоды перетасован',
  'SP-2.5.7-MISREAD': 'этого не было',
  'SP-6.4.8-CORRECTED': 'стек исправлен',
};

export const seatsBoardsQuestionsRu: CatalogueOf<typeof seatsBoardsQuestionsEn> = {
  DEAL_ORDER: 'Похоже, порядок сдачи нарушен: карты легли на места {seen}, а должны были на {expected}',
  NO_CARDS_SEEN: 'На этом месте не считано ни одной карты',
  CARD_AT_EMPTY: 'Карта сдана на пустое место',
  BURN_MISSING: 'Перед этой улицей не видно сожжённой карты',
  BURN_EXTRA: 'Сожжено карт перед этой улицей: {count}',
  FLOP_4: 'На борде четыре карты',
  STUB_TOO_EARLY: 'В пасе сразу много карт, а борд ещё не сдан',
  CHIPS_FEWER: 'Насчитано на {amount:money} меньше, чем записано: в игре не хватает чипов',
  CHIPS_MORE: 'Насчитано на {amount:money} больше, чем записано: в игре лишние чипы',
  'SP-6.4.1-CHECK_CARDS': 'Карты этого места не видны',
  BOARD_WAITING: 'Карты борда лежат, торговля открыта',
  BOARD_INCOMPLETE: 'Борд неполный: видно карт {count}',
};

export const seatsBoardsRecommendedRu: CatalogueOf<typeof seatsBoardsRecommendedEn> = {
  'switch-deck': 'До следующей раздачи введите другую колоду в игру на странице колод',
  'look-at-deal': 'Спросите дилера, с какого места он сдавал и смотрел ли кто карты: если порядок нарушен, сообщите',
  'look-for-cards': 'Посмотрите, есть ли у игрока карты: если нет, сообщите',
  'check-burns': 'Посмотрите на сожжённые карты: если это так, сообщите',
  'look-at-stub': 'Посмотрите, не лежит ли остаток колоды в пасе',
  'count-board': 'Пересчитайте карты борда',
  'count-again': 'Пересчитайте этот стек и стеки участников последнего банка',
  'finish-betting': 'Закончите круг, потом карты засчитаются',
  'lay-cards-apart': 'Разложите карты борда',
};
