export const inboxPaths = {
  notifications: 'users/me/notifications',
  unread: 'users/me/notifications/unread',
  read: 'users/me/notifications/read',
  settings: 'users/me/notification-settings',
  setting: 'users/me/notification-settings/{kind}',
} as const
