import { searchesMessages as texts } from '#messages/office/searches.ts'
import { ViewTabs } from '../ui/list/view-tabs.tsx'

const views = { misses: '', synonyms: '/synonyms', redirects: '/redirects', arranged: '/arranged' }

/** Searches without results, and what became of others. */
export function SearchTabs({ current }: { current: string }) {
  return (
    <ViewTabs
      label={texts.viewsLabel}
      tabs={Object.entries(views).map(([view, path]) => ({
        to: `/office/searches${path}`,
        label: texts.views[view as keyof typeof views],
        isCurrent: view === current,
      }))}
    />
  )
}
