import { readFileSync } from 'node:fs'
import type { ServerBuild } from 'react-router'
import { type AnyLanguage, type Language, languages } from '../../app/commerce/languages.ts'

/** The build for each language, whose pages load that language's scripts (`scripts/build.mjs`). */
export function languageBuilds(build: ServerBuild): Record<AnyLanguage, ServerBuild> {
  const builds = languages.map(language => [language, language === 'en' ? build : buildIn(build, language)])
  return { ...(Object.fromEntries(builds) as Record<Language, ServerBuild>), 'en-XA': build }
}

function buildIn(build: ServerBuild, language: Language): ServerBuild {
  const manifest = readFileSync(new URL(`./manifest-${language}.json`, import.meta.url), 'utf8')
  return { ...build, assets: JSON.parse(manifest) }
}
