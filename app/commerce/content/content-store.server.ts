import type { Db, Tx } from '../../db/schema/schema.ts'
import type { Settings } from '../settings/settings.ts'
import { type Banner, type Benefit, type LayoutData, layoutSettingKeys, type MenuItem } from './content.ts'
import { isShownAt } from './schedule/due-content-store.server.ts'
import { orderHeroes } from './schedule/shown-times.ts'
import type { RowDraft } from './text-preview/row-draft.ts'
import { rowsWithDraft } from './text-preview/rows-with-draft.server.ts'

export async function readLayoutData(db: Db, settings: Settings): Promise<LayoutData> {
  const menus = await db
    .selectFrom('menu_item')
    .select(['menu', 'label', 'href'])
    .orderBy('position')
    .execute()
  const menu = (name: string): MenuItem[] =>
    menus.filter(item => item.menu === name).map(({ label, href }) => ({ label, href }))
  return {
    settings: Object.fromEntries(
      layoutSettingKeys.map(key => [key, settings[key]]),
    ) as LayoutData['settings'],
    headerMenu: menu('header'),
    footerMenu: menu('footer'),
    helpMenu: menu('help'),
    socialLinks: await db.selectFrom('social_link').select(['network', 'href']).orderBy('position').execute(),
    errorText: (await findPage(db, 'error'))?.body ?? '',
  }
}

/** Addresses of the shop's pages in social networks. */
export async function readSocialProfiles(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('social_link').select('href').where('href', 'is not', null).execute()
  return rows.map(row => row.href!)
}

/** The page if it's published by now. */
export async function findPublishedPage(
  db: Db,
  slug: string,
  now: Date,
): Promise<{ title: string; body: string } | undefined> {
  return pagesWith(db, slug).where('published_at', '<=', now.toISOString()).executeTakeFirst()
}

/** The slugs of pages that are published by now, in order. */
export async function readPublishedPages(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('page')
    .select('slug')
    .where('removed_at', 'is', null)
    .where('published_at', '<=', now.toISOString())
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}

/** The page, published or not. */
export async function findPage(
  db: Db | Tx,
  slug: string,
): Promise<{ title: string; body: string } | undefined> {
  return pagesWith(db, slug).executeTakeFirst()
}

function pagesWith(db: Db | Tx, slug: string) {
  return db
    .selectFrom('page')
    .select(['title', 'body'])
    .where('slug', '=', slug)
    .where('removed_at', 'is', null)
}

/** The heroes that may be shown now, the first choice first: a draft of one. */
export async function loadHeroes(db: Db, now: Date, draft: RowDraft | null = null): Promise<Banner[]> {
  const rows = await banners(db, now, draft).where('placement', '=', 'hero').execute()
  return orderHeroes(rows, now).map(toBanner)
}

export async function loadAdvertisements(
  db: Db,
  now: Date,
  draft: RowDraft | null = null,
): Promise<Banner[]> {
  const rows = await banners(db, now, draft)
    .where('placement', '=', 'advertisement')
    .where(isShownAt(now))
    .execute()
  return rows.map(toBanner)
}

function banners(db: Db, now: Date, draft: RowDraft | null) {
  return db
    .selectFrom(rowsWithDraft('banner', draft, now))
    .innerJoin('picture', 'picture.hash', 'banner.picture_hash')
    .select(['heading', 'text', 'action', 'href', 'action_href as actionHref'])
    .select(['shown_from as shownFrom', 'shown_until as shownUntil'])
    .select(['alt', 'hash', 'width', 'height'])
    .orderBy('position')
}

type BannerRow = Awaited<ReturnType<ReturnType<typeof banners>['execute']>>[number]

function toBanner({ hash, width, height, alt, shownFrom: _, shownUntil: __, ...banner }: BannerRow): Banner {
  return { ...banner, picture: { hash, width, height, alt } }
}

export async function readBenefits(db: Db, now: Date, draft: RowDraft | null = null): Promise<Benefit[]> {
  return db
    .selectFrom(rowsWithDraft('benefit', draft, now))
    .select(['icon', 'text'])
    .where(isShownAt(now))
    .orderBy('position')
    .execute()
}
