// What people are called by their work.
export const staffRoles = {
  operator: 'Operator',
  'card-desk': 'Card desk',
  floor: 'Floor',
  'chief-judge': 'Chief judge',
  producer: 'Producer',
  checker: 'Checker',
  commentator: 'Commentator',
  auditor: 'Auditor',
  admin: 'Administrator',
};

export type StaffRoles = typeof staffRoles;
