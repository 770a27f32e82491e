import type { Db, Tx } from '#db/schema/schema.ts'
import { jsonRows, parseJsonRows } from '#db/statements/json-rows.ts'
import type { Settings } from '../running/settings/settings.ts'
import { type Banner, type Benefit, type LayoutData, layoutSettingKeys, type MenuItem } from './content.ts'
import { isShownAt } from './schedule/due-content-store.server.ts'
import { isShown, orderHeroes } from './schedule/shown-times.ts'
import type { RowDraft } from './text-preview/row-draft.ts'
import { rowsWithDraft } from './text-preview/rows-with-draft.server.ts'

/** Content of every page, in one query. */
export async function readLayoutData(db: Db, settings: Settings): Promise<LayoutData> {
  const row = await db
    .selectNoFrom(eb => [
      jsonRows(db, eb.selectFrom('menu_item').select(['menu', 'label', 'href']).orderBy('position')).as(
        'menus',
      ),
      jsonRows(db, eb.selectFrom('social_link').select(['network', 'href']).orderBy('position')).as('links'),
      pagesWith(eb, 'error').select('body').as('errorText'),
    ])
    .executeTakeFirstOrThrow()
  const menus = parseJsonRows(row.menus)
  const menu = (name: string): MenuItem[] =>
    menus.filter(item => item.menu === name).map(({ label, href }) => ({ label, href }))
  return {
    settings: Object.fromEntries(
      layoutSettingKeys.map(key => [key, settings[key]]),
    ) as LayoutData['settings'],
    headerMenu: menu('header'),
    footerMenu: menu('footer'),
    helpMenu: menu('help'),
    socialLinks: parseJsonRows(row.links),
    errorText: row.errorText ?? '',
  }
}

/** The page if it's published by now. */
export async function findPublishedPage(
  db: Db,
  slug: string,
  now: Date,
): Promise<{ title: string; body: string } | undefined> {
  return pagesWith(db, slug)
    .select(['title', 'body'])
    .where('published_at', '<=', now.toISOString())
    .executeTakeFirst()
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
  return pagesWith(db, slug).select(['title', 'body']).executeTakeFirst()
}

function pagesWith(db: Pick<Db, 'selectFrom'>, slug: string) {
  return db.selectFrom('page').where('slug', '=', slug).where('removed_at', 'is', null)
}

export interface Banners {
  /** Those that may be shown now, the first choice first. */
  heroes: Banner[]
  advertisements: Banner[]
}

/** The banners with a draft of one. */
export async function loadBanners(db: Db, now: Date, draft: RowDraft | null = null): Promise<Banners> {
  const rows = await banners(db, now, draft).execute()
  const placed = (placement: BannerRow['placement']) => rows.filter(row => row.placement === placement)
  return {
    heroes: orderHeroes(placed('hero'), now).map(toBanner),
    advertisements: placed('advertisement')
      .filter(row => isShown(row, now))
      .map(toBanner),
  }
}

function banners(db: Db, now: Date, draft: RowDraft | null) {
  return db
    .selectFrom(rowsWithDraft('banner', draft, now))
    .innerJoin('picture', 'picture.hash', 'banner.picture_hash')
    .select(['placement', 'heading', 'text', 'action', 'href', 'action_href as actionHref'])
    .select(['shown_from as shownFrom', 'shown_until as shownUntil'])
    .select(['alt', 'hash', 'width', 'height'])
    .orderBy('position')
}

type BannerRow = Awaited<ReturnType<ReturnType<typeof banners>['execute']>>[number]

function toBanner({ heading, text, action, href, actionHref, ...row }: BannerRow): Banner {
  const { hash, width, height, alt } = row
  return { heading, text, action, href, actionHref, picture: { hash, width, height, alt } }
}

export async function readBenefits(db: Db, now: Date, draft: RowDraft | null = null): Promise<Benefit[]> {
  return db
    .selectFrom(rowsWithDraft('benefit', draft, now))
    .select(['icon', 'text'])
    .where(isShownAt(now))
    .orderBy('position')
    .execute()
}
