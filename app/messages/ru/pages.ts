// Texts of the start page and of pages that wait for their feed, in Russian.
import type { PagesMessages } from '../en/pages.ts';

export const pagesRu: PagesMessages = {
  title: 'Feltcast',
  intro: 'На этом сервере нет общих страниц. Каждая страница относится к одному столу и открывается по его токену.',
  address: 'Адрес',
  overlay: 'Графика для микшера, 1920 x 1080, прозрачный фон',
  commentary: 'Страница комментатора, с задержкой комментария',
  venue: 'Экран для зала, без задержки и без карманных карт',
  console: 'Пульт оператора, продюсера и флора',
  tokens:
    'Токен создаёт администратор: npx feltcast token add. Он стоит в адресе после #, поэтому не попадает в журналы серверов.',
  noToken: 'Странице нужен токен: .../#token=...',
  connecting: 'Соединение',
  refused: 'Сервер не принимает этот токен для этой страницы',
};
