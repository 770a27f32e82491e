import { Form } from 'react-router'
import { moveMessages as texts } from '#messages/office/moves.ts'
import { OfficeIcon, type OfficeIconName } from '../office-icon.tsx'
import styles from './move-buttons.module.css'

type MoveDirection = 'up' | 'down' | 'out' | 'in'

const icons: Record<MoveDirection, OfficeIconName> = {
  up: 'chevronUp',
  down: 'chevronDown',
  out: 'chevronLeft',
  in: 'chevronRight',
}

interface MoveButtonsProps {
  action: string
  /** Unique in the list. */
  id: string
  name: string
  directions: readonly MoveDirection[]
  possible: readonly MoveDirection[]
}

/** Moves a row of a list, which posts the direction. */
export function MoveButtons({ action, id, name, directions, possible }: MoveButtonsProps) {
  return (
    <Form method="post" action={action} className={styles.moves} preventScrollReset data-move-of={id}>
      {directions.map(direction => (
        <button
          key={direction}
          type="submit"
          name="direction"
          value={direction}
          className="button bare square"
          data-move={direction}
          disabled={!possible.includes(direction)}
          aria-label={texts.move(name, direction)}
          title={texts.hints[direction]}
        >
          <OfficeIcon name={icons[direction]} />
        </button>
      ))}
    </Form>
  )
}
