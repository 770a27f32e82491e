import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

const directions: Record<string, string> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

/** A button of a row is marked with `data-move`, its direction, and the row's buttons with `data-move-of`, its id. */
const moveSelector = (direction: string) => `[data-move="${direction}"]:not(:disabled)`

interface MovableRowsProps {
  /** Changes when rows have moved. */
  version: unknown
  className?: string | undefined
  children: ReactNode
}

/** Alt and an arrow press the button of the row with the focus. The focus stays with what moved. */
export function MovableRows({ version, className, children }: MovableRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const moved = useRef<{ id: string; control: string } | undefined>(undefined)
  const { state } = useNavigation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the rows have moved
  useEffect(() => {
    if (!moved.current) return
    const { id, control } = moved.current
    const row = list.current?.querySelector(`[data-move-of="${id}"]`)?.closest('[data-row]')
    const target =
      row?.querySelector<HTMLElement>(control) ?? row?.querySelector<HTMLElement>('[data-row-link]')
    target?.focus()
    moved.current = undefined
  }, [version])

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!event.altKey || direction === undefined || !(event.target instanceof Element)) return
    const row = event.target.closest('[data-row]')
    if (!row) return
    event.preventDefault()
    if (state !== 'idle') return
    row.querySelector<HTMLElement>(moveSelector(direction))?.click()
    if (moved.current) moved.current.control = '[data-row-link]'
  }
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null
    const id = button?.closest<HTMLElement>('[data-move-of]')?.dataset.moveOf
    if (id !== undefined) moved.current = { id, control: moveSelector(button!.dataset.move!) }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same
    <div ref={list} className={className} onKeyDown={onKeyDown} onClick={onClick}>
      {children}
    </div>
  )
}
