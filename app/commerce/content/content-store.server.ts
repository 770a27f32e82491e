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

export async function findPage(
  db: Db | Tx,
  slug: string,
): Promise<{ title: string; body: string } | undefined> {
  return db
    .selectFrom('page')
    .select(['title', 'body'])
    .where('slug', '=', slug)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
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
