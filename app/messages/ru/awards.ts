// Texts of the dealer's award, of disputes and of hands that win without being compared, in Russian.
import {
  type awardAlarmsEn,
  type awardOutcomesEn,
  type awardRefusalsEn,
  type awardRulingsEn,
  holders,
} from '../en/awards.ts';
import type { CatalogueOf } from '../language.ts';

export const awardRefusalsRu: CatalogueOf<typeof awardRefusalsEn> = {
  'nothing-to-award': 'Нет банка, готового к выдаче.',
  'chop-too-early': 'Делить рано: ход места {toAct}.',
  'nothing-to-chop': 'Банк может выиграть только один игрок. Делить нечего.',
  'chop-needs-ruling': 'По правилам этого стола игроки не делят банк по договорённости. Нужно решение судьи.',
  'chop-not-an-amount': 'Место {seat}: введите целую сумму.',
  'chop-below-pots': 'Доли меньше банков ({total:money}) на {off:money}.',
  'chop-above-pots': 'Доли больше банков ({total:money}) на {off:money}.',
  'share-above-pots': 'Место {seat} может выиграть не больше {most:money}: оно участвует не во всех банках.',
  'shares-above-pots': 'Места {seats} вместе могут выиграть не больше {most:money}: остальное в побочном банке других.',
  'share-below-unit': 'Место {seat}: доля должна быть кратна {unit:money}.',
  'award-sum': 'Роздано {entered:money}, а в банках {total:money}. Суммы должны совпасть.',
  'award-missing': 'Не указано, сколько получает каждый игрок. Введите суммы.',
  'award-not-different': 'Именно так банк делится по правилам. Отдайте банки по правилам.',
  'dispute-too-late': 'Поздно: расчёты прошлой раздачи закрыты.',
  'hand-is-open': 'Карты места {seat} открыты. Показанные карты не сброшены.',
  'not-asked-to-open': 'Место {seat} сейчас не обязано открывать карты.',
};

export const awardAlarmsRu: CatalogueOf<typeof awardAlarmsEn> = {
  'SP-5.9.1.2-AWARD_OTHER': 'Дилер отдаёт банк не победителю: банк берёт лучшая из открытых комбинаций',
  'SP-5.9.2.4-AWARD_MUCKED': 'Дилер отдаёт банк сброшенной руке: сбросивший карты при вскрытии признал поражение',
  'SP-5.9.1-AWARD_DEAD': 'Дилер отдаёт банк игроку, который спасовал или чья рука мертва',
  'HR-A14-AWARD_ABOVE_POTS': 'Дилер отдаёт игроку больше, чем банки, в которых он участвует',
  'SP-5.9.3-AWARD_ODD_CHIP': 'Нечётный чип отдан не тому: он достаётся первому после баттона из победителей',
  'SP-5.9.3-AWARD_UNEQUAL': 'Доли не равны: при равных комбинациях банк делится поровну',
  'SP-5.9.1-DISPUTE': 'Спор: решает судья',
  'SP-5.9.2.2-ALL_MUCKED': 'Все сбросили карты одновременно, и никто не видел, кто был последним',
  'SP-5.9.2.1-REFUSES': 'Игрок должен открыть или сбросить карты и не делает ни того, ни другого',
};

export const awardOutcomesRu: CatalogueOf<typeof awardOutcomesEn> = {
  'as-computed': 'Отдать банки по правилам',
  'as-entered': 'Оставить так, как отдал дилер',
  override: 'Отдать банки иначе',
  'entry-error': 'Ошибка ввода: ввести заново',
  stands: 'Оставить как есть',
  'count-stacks': 'Пересчитать и исправить стеки',
  opens: 'Игрок сейчас же открывает или сбрасывает карты',
  ...holders((seat) => `Последним держал карты игрок на месте ${seat}`),
};

export const awardRulingsRu: CatalogueOf<typeof awardRulingsEn> = {
  'SP-5.9.1-OVERRULED': 'банк отдан по решению судьи',
  'SP-5.9.1-ENTRY_ERROR': 'ошибка ввода',
  'SP-5.9.1-STANDS': 'оставлено как есть',
  'TDA-R22-COUNT': 'стеки пересчитываются',
  'SP-5.9.2.2-ALL_MUCKED': 'последнего державшего карты назвал судья',
  'SP-5.9.2.2-PLAY_ON': 'карты не были сброшены',
  'SP-5.9.2.1-MUST_OPEN': 'обязан открыть или сбросить',
  'SP-5.9.2.1-DEAD': 'рука мертва: не открыл и не сбросил',
};
