import { moveMessages } from '#messages/office/moves.ts'
import { OfficeIcon } from '../../ui/office-icon.tsx'
import styles from './field-moves.module.css'

interface FieldMovesProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (step: 1 | -1) => void
}

/** Buttons that move the fields of a row up and down. Without JavaScript, its position is typed. */
export function FieldMoves({ name, isFirst, isLast, onMove }: FieldMovesProps) {
  return (
    <span className={styles.moves}>
      {([-1, 1] as const).map(step => (
        <button
          key={step}
          type="button"
          className="button bare square"
          disabled={step === -1 ? isFirst : isLast}
          onClick={() => onMove(step)}
          aria-label={moveMessages.move(name, step === -1 ? 'up' : 'down')}
        >
          <OfficeIcon name={step === -1 ? 'chevronUp' : 'chevronDown'} />
        </button>
      ))}
    </span>
  )
}
