import { pageAddress } from '#base/addresses.ts';
import type { Permission, User } from '#identity/identity.ts';
import type { ToolName } from '#ui/admin/tool-icon.tsx';

/** A place of the back office: where it is, what its link says, and who may go there. */
export type Section = {
  path: string;
  label: string;
  icon: ToolName;
  /** A permission that staff may be given, `admin` for what is never given to staff, `any` for everyone. */
  needs: Permission | 'admin' | 'any';
  /** The letter that leads there after G. */
  key?: string;
};

/** The sidebar: the shop's own places, in their fixed order. */
export const SECTIONS: readonly Section[] = [
  { path: pageAddress('home'), label: 'Home', icon: 'home', needs: 'any', key: 'h' },
  { path: pageAddress('dashboard'), label: 'Dashboard', icon: 'chart', needs: 'admin', key: 'd' },
  { path: pageAddress('adminProducts'), label: 'Products', icon: 'box', needs: 'catalogue', key: 'p' },
  { path: pageAddress('addProduct'), label: 'Add Product', icon: 'plus', needs: 'catalogue', key: 'a' },
  { path: pageAddress('adminOrders'), label: 'Orders', icon: 'orders', needs: 'orders', key: 'o' },
  { path: pageAddress('customers'), label: 'Customers', icon: 'people', needs: 'admin', key: 'c' },
  { path: pageAddress('customerDetails'), label: 'Customer Details', icon: 'user', needs: 'admin' },
  { path: pageAddress('settings'), label: 'Setting', icon: 'gear', needs: 'admin', key: 's' },
  { path: pageAddress('team'), label: 'Teams', icon: 'star', needs: 'admin', key: 't' },
];

/** The sidebar's second group: what a working day needs besides. */
export const TOOLS: readonly Section[] = [
  { path: pageAddress('priceGrid'), label: 'Morning prices', icon: 'grid', needs: 'catalogue', key: 'm' },
  { path: pageAddress('import'), label: 'Import and export', icon: 'swap', needs: 'catalogue', key: 'i' },
  { path: pageAddress('searches'), label: 'Searches', icon: 'search', needs: 'catalogue' },
  { path: pageAddress('auditLog'), label: 'Audit log', icon: 'clock', needs: 'admin' },
];

/** The back office as far as somebody is let into it. */
type Person = Pick<User, 'role' | 'permissions'>;

/** Whether someone may do what a permission stands for; an admin may do everything. */
export const isAllowed = (person: Person, needs: Section['needs']): boolean =>
  needs === 'any' ||
  person.role === 'admin' ||
  (person.role === 'staff' && needs !== 'admin' && person.permissions.includes(needs));

/** The sections that someone sees. */
export const sectionsFor = (person: Person, sections: readonly Section[]): Section[] =>
  sections.filter(({ needs }) => isAllowed(person, needs));

/** The section that an address belongs to; the longest that it lies under. */
export const sectionOf = (path: string): Section | undefined =>
  [...SECTIONS, ...TOOLS]
    .filter(
      (section) =>
        path === section.path ||
        (section.path !== pageAddress('home') && path.startsWith(`${section.path}/`)),
    )
    .sort((one, other) => other.path.length - one.path.length)[0];

/**
 * Where someone who opens an address of the back office is sent instead, or undefined when they may stay. Staff who
 * ask for the dashboard come to the first part that they were given; everyone else who may not goes to the shop.
 */
export function redirectFor(person: Person, path: string): string | undefined {
  const section = sectionOf(path);
  if (section && section.needs !== 'any' && isAllowed(person, section.needs)) return undefined;
  if (person.role === 'staff' && path === pageAddress('dashboard')) return firstPageOf(person);
  return pageAddress('home');
}

/** Where the back office begins for someone: what its link in the shop leads to. */
export const firstPageOf = (person: Person): string =>
  sectionsFor(person, [...SECTIONS, ...TOOLS]).find(({ path }) => path !== pageAddress('home'))?.path ??
  pageAddress('home');
