import { readFileSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import { type AnyLanguage, type Language, languages } from '#commerce/values/languages.ts'

/** In `app/routes.ts`. */
const officeRoot = 'office-root'

/** The storefront for each language, whose pages load that language's scripts (`scripts/build.mjs`). */
export function storefrontBuilds(build: ServerBuild): Record<AnyLanguage, ServerBuild> {
  const routes = withoutOffice(build.routes)
  const builds = languages.map(language => [
    language,
    { ...build, routes, assets: readManifest('storefront', language) },
  ])
  const all = Object.fromEntries(builds) as Record<Language, ServerBuild>
  return { ...all, 'en-XA': all.en }
}

/** The office, whose own root takes the place of the storefront's. */
export function officeBuild(build: ServerBuild): ServerBuild {
  const routes: ServerBuild['routes'] = {
    root: { ...build.routes.root!, module: build.routes[officeRoot]!.module },
  }
  for (const [id, route] of Object.entries(build.routes))
    if (route && isInOffice(build.routes, id) && id !== officeRoot)
      routes[id] = { ...route, ...(route.parentId === officeRoot && { parentId: 'root' }) }
  return { ...build, routes, assets: readManifest('office', 'en') }
}

function withoutOffice(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isInOffice(routes, id)))
}

/** Whether a route is the office's root or below it. */
export function isInOffice(routes: ServerBuild['routes'], id: string | undefined): boolean {
  return id !== undefined && (id === officeRoot || isInOffice(routes, routes[id]?.parentId))
}

function readManifest(area: 'storefront' | 'office', language: Language): ServerBuild['assets'] {
  return JSON.parse(readFileSync(new URL(`./manifest-${area}-${language}.json`, import.meta.url), 'utf8'))
}
