// What people are called by their work, in Russian.
import type { StaffRoles } from '../en/staffRoles.ts';

export const staffRolesRu: StaffRoles = {
  operator: 'Оператор',
  'card-desk': 'Карточный пост',
  floor: 'Судья',
  'chief-judge': 'Главный судья',
  producer: 'Режиссёр',
  checker: 'Проверяющий',
  commentator: 'Комментатор',
  auditor: 'Аудитор',
  admin: 'Администратор',
};
