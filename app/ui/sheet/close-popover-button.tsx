import { sharedMessages } from '#messages/shared.ts'
import { CloseIcon } from '../icons/icons.tsx'

interface ClosePopoverButtonProps {
  /** The id of the popover. */
  closes: string
  label?: string
  size?: number
}

/** Closes the popover that it is in, even without JavaScript. */
export function ClosePopoverButton({
  closes,
  label = sharedMessages.close,
  size = 24,
}: ClosePopoverButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      popoverTarget={closes}
      popoverTargetAction="hide"
      aria-label={label}
    >
      <CloseIcon size={size} />
    </button>
  )
}
