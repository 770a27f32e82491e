import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import type { Role } from '#commerce/people/staff/role.ts'
import { frameMessages } from '#messages/office/frame.ts'
import { officeSearchMessages } from '#messages/office/search.ts'
import { menuPages } from '../../menu.ts'
import { hitGroups, maxQueryLength, type OfficeHit } from '../../search/office-hit.ts'
import type { loader } from '../../search/search-page.tsx'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import styles from './palette.module.css'

/** After the last key, in milliseconds. */
const searchDelay = 80

/** Finds pages, records and actions by keyboard. Old results stay while new ones load. */
export function Palette({ role, onClose }: { role: Role; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const search = useFetcher<typeof loader>({ key: 'palette' })
  const [query, setQuery] = useState('')
  const [chosen, choose] = useState(0)
  const [opensNext, setOpensNext] = useState(false)
  const { data } = search
  const hits = query === '' || !data ? startHits(role) : sortHits(data.hits)
  const isCurrent = query === '' || data?.query === query

  useEffect(() => dialog.current!.showModal(), [])
  const { load } = search
  useEffect(() => {
    if (query === '') return
    const timeout = setTimeout(() => load(`/office/search?q=${encodeURIComponent(query)}`), searchDelay)
    return () => clearTimeout(timeout)
  }, [query, load])

  const open = (hit: OfficeHit | undefined) => {
    if (!hit) return
    dialog.current!.close()
    navigate(hit.to)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new results are opened
  useEffect(() => {
    if (opensNext && isCurrent) open(hits[0])
  }, [opensNext, isCurrent])
  const onKeyDown = (event: KeyboardEvent) => {
    // Results of an earlier query stay until the next ones are here, but open nothing.
    if (event.key === 'Enter') isCurrent ? open(hits[chosen]) : setOpensNext(true)
    else if (event.key === 'ArrowDown') choose(at => Math.min(at + 1, hits.length - 1))
    else if (event.key === 'ArrowUp') choose(at => Math.max(at - 1, 0))
    else return
    event.preventDefault()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={officeSearchMessages.label}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.ask}>
        <OfficeIcon name="search" />
        <input
          autoFocus
          role="combobox"
          aria-label={officeSearchMessages.label}
          aria-expanded
          aria-controls="hits"
          aria-activedescendant={hits.length > 0 ? `hit-${chosen}` : undefined}
          value={query}
          maxLength={maxQueryLength}
          placeholder={officeSearchMessages.placeholder}
          autoComplete="off"
          onChange={event => {
            setQuery(event.target.value)
            setOpensNext(false)
            choose(0)
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <HitList hits={hits} chosen={chosen} onOpen={open} />
      {hits.length === 0 && isCurrent && <p className={styles.none}>{officeSearchMessages.none(query)}</p>}
      <Hints />
    </dialog>
  )
}

interface HitListProps {
  hits: OfficeHit[]
  chosen: number
  onOpen: (hit: OfficeHit) => void
}

function HitList({ hits, chosen, onOpen }: HitListProps) {
  return (
    <div role="listbox" id="hits" aria-label={officeSearchMessages.results} className={styles.hits}>
      {hits.map((hit, index) => (
        <div key={hit.to + hit.text}>
          {hit.group !== hits[index - 1]?.group && (
            <p className={styles.group} aria-hidden>
              {officeSearchMessages.groups[hit.group]}
            </p>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field */}
          <div
            id={`hit-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.hit}
            onClick={() => onOpen(hit)}
          >
            <OfficeIcon name={hit.icon} />
            <span>{hit.text}</span>
            {hit.note && <span className="muted">{hit.note}</span>}
            {hit.end && <span className={styles.end}>{hit.end}</span>}
          </div>
        </div>
      ))}
    </div>
  )
}

function Hints() {
  const { choose, open, nothingHappens } = officeSearchMessages
  return (
    <p className={styles.hints}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {choose}
      </span>
      <span>
        <kbd>Enter</kbd>
        {open}
      </span>
      <span>{nothingHappens}</span>
    </p>
  )
}

function startHits(role: Role): OfficeHit[] {
  return menuPages(role, true).map(({ id, to, icon }) => ({
    group: 'pages',
    to,
    icon,
    text: frameMessages.pages[id],
  }))
}

function sortHits(hits: OfficeHit[]): OfficeHit[] {
  return hits.toSorted((a, b) => hitGroups.indexOf(a.group) - hitGroups.indexOf(b.group))
}
