import type { Db } from '#db/schema/schema.ts'
import { SearchRedirects } from './search-redirects.ts'
import type { Synonym } from './synonyms.ts'

export function readSynonyms(db: Db): Promise<Synonym[]> {
  return db.selectFrom('search_synonym').select(['word', 'means']).orderBy('id').execute()
}

export async function loadSearchRedirects(db: Db): Promise<SearchRedirects> {
  const rows = await db.selectFrom('search_redirect').select(['query', 'target']).orderBy('id').execute()
  return new SearchRedirects(rows)
}
