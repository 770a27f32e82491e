import { Outlet } from 'react-router'
import { OfficeError } from '../error/office-error.tsx'

/** Catches the 404 and the failure of any page, so that the menu stays around it. */
export default Outlet

export { OfficeError as ErrorBoundary }
