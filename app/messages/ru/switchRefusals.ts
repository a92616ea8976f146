// Why a change of a table's rules was declined, in Russian.
import type { switchRefusalsEn } from '../en/switchRefusals.ts';
import type { CatalogueOf } from '../language.ts';

export const switchRefusalsRu: CatalogueOf<typeof switchRefusalsEn> = {
  'switch-unknown': 'Пункта правил {switch} нет. Загрузите страницу заново.',
  'switch-value-unknown': 'У пункта {switch} нет такого значения. Выберите одно из предложенных.',
  'switch-not-of-profile': 'По правилам {profile} в таких условиях не играют. Сначала выберите другие правила.',
  'switch-without-effect': 'На эту игру пункт {switch} не влияет. Он остаётся прежним.',
  'switch-contradicts': 'Пункт {switch} противоречит пункту {with}. Измените оба сразу.',
  'switch-against-level': 'Установленные блайнды не подходят к пункту {switch}. Сначала измените блайнды.',
  'switches-unchanged': 'Менять нечего: за столом уже так.',
  'SP-5.5.1-DEALER_ONLY': 'На соревнованиях карты сдаёт только дилер. Игроки по очереди не сдают.',
  'SP-2.4.1-DEALER_ONLY': 'В клубном покере карты сдаёт только дилер. Игроки по очереди не сдают.',
  'ante-not-offered': 'Такого анте в правилах стола нет. Измените блайнды.',
  'straddle-not-offered': 'Стрэддла с места {seat} в правилах стола нет.',
  'posts-not-offered': 'Постов в правилах стола нет.',
};
