import type { ReactNode } from 'react'

interface IconProps {
  readonly size?: number
}

const icon =
  (drawing: ReactNode) =>
  ({ size = 18 }: IconProps) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawing}
    </svg>
  )

export const AddIcon = icon(<path d="M12 5v14M5 12h14" />)
export const AskIcon = icon(<path d="M21 12a8 8 0 0 1-8 8H4l2-3a8 8 0 1 1 15-5Z" />)
export const DataIcon = icon(
  <>
    <ellipse cx="12" cy="6" rx="8" ry="3" />
    <path d="M4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3" />
  </>,
)
export const SettingsIcon = icon(<path d="M4 7h10M18 7h2M4 17h4M12 17h8M16 4.5v5M10 14.5v5" />)
export const SidebarIcon = icon(
  <>
    <rect x="3" y="4" width="18" height="16" rx="3" />
    <path d="M9 4v16" />
  </>,
)
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m20 20-4.2-4.2" />
  </>,
)
export const MoreIcon = icon(<path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="2.75" />)
export const SendIcon = icon(<path d="M12 19V5M6 11l6-6 6 6" strokeWidth="2.2" />)
export const StopIcon = icon(
  <rect x="6.5" y="6.5" width="11" height="11" rx="2" fill="currentColor" stroke="none" />,
)
export const AttachIcon = icon(
  <path d="m20 11-8.5 8.5a5 5 0 0 1-7-7L13 4a3.4 3.4 0 0 1 4.8 4.8L9.3 17.2a1.8 1.8 0 0 1-2.5-2.5L14.5 7" />,
)
export const FileIcon = icon(
  <path d="M13.5 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8.5L13.5 3Zm0 0v5.5H19" />,
)
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" strokeWidth="2.2" />)
export const ChevronIcon = icon(<path d="m6 9 6 6 6-6" />)
export const CopyIcon = icon(
  <>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3" />
  </>,
)
export const DownloadIcon = icon(<path d="M12 4v11M7 11l5 5 5-5M5 20h14" />)
export const EditIcon = icon(<path d="M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17l-1 3ZM14.5 7l3 3" />)
export const DeleteIcon = icon(<path d="M4 7h16M9.5 7V4.5h5V7M6 7l1 13h10l1-13M10 11v5M14 11v5" />)
export const RightIcon = icon(
  <path d="M7 11v9H4v-9h3Zm0 0 4-7a2 2 0 0 1 2 2v4h5.5a2 2 0 0 1 2 2.4l-1.4 6A2 2 0 0 1 17 20H7" />,
)
export const WrongIcon = icon(
  <path d="M17 13V4h3v9h-3Zm0 0-4 7a2 2 0 0 1-2-2v-4H5.500a2 2 0 0 1-2-2.400l1.4-6A2 2 0 0 1 7 4h10" />,
)
export const AgainIcon = icon(<path d="M20 11a8 8 0 1 0-2.3 6.200M20 5v6h-6" />)
export const AlertIcon = icon(
  <path d="M12 8v5M12 16.500h.01M10.3 4.2 2.7 17.500A2 2 0 0 0 4.4 20.500h15.200a2 2 0 0 0 1.7-3L13.7 4.200a2 2 0 0 0-3.4 0Z" />,
)
export const NextIcon = icon(<path d="M5 12h14M13 6l6 6-6 6" />)
