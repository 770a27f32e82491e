import type { ExpressionBuilder } from 'kysely'
import type { Db, Schema, Tx } from '../../db/schema/schema.ts'
import type { Settings } from '../settings/settings.ts'
import { type Banner, type Benefit, type LayoutData, layoutSettingKeys, type MenuItem } from './content.ts'

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
  return pagesWith(db, slug).where(publishedBy(now)).executeTakeFirst()
}

/** The slugs of pages that are published by now, in order. */
export async function readPublishedPages(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('page')
    .select('slug')
    .where('removed_at', 'is', null)
    .where(publishedBy(now))
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

function publishedBy(now: Date) {
  return ({ eb, or }: ExpressionBuilder<Schema, 'page'>) =>
    or([eb('publish_at', 'is', null), eb('publish_at', '<=', now.toISOString())])
}

function pagesWith(db: Db | Tx, slug: string) {
  return db
    .selectFrom('page')
    .select(['title', 'body'])
    .where('slug', '=', slug)
    .where('removed_at', 'is', null)
}

export async function loadBanners(db: Db, placement: Schema['banner']['placement']): Promise<Banner[]> {
  const rows = await db
    .selectFrom('banner')
    .innerJoin('picture', 'picture.hash', 'banner.picture_hash')
    .select(['heading', 'text', 'action', 'href', 'action_href as actionHref'])
    .select(['alt', 'hash', 'width', 'height'])
    .where('placement', '=', placement)
    .orderBy('position')
    .execute()
  return rows.map(({ hash, width, height, alt, ...banner }) => ({
    ...banner,
    picture: { hash, width, height, alt },
  }))
}

export async function readBenefits(db: Db): Promise<Benefit[]> {
  return db.selectFrom('benefit').select(['icon', 'text']).orderBy('position').execute()
}
