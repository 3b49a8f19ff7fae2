### What the account page says about passwords, and about the data of whoever reads it.

web-password-change = Change password
web-password-now = Present password
web-password-new = New password
web-password-about = At least 8 characters. All other devices have to log in again.
web-password-changed = Your password has been changed. All other devices are logged out.

web-data = Your data
web-data-about = The server keeps your name, your games and the day of your last visit; internet addresses for a day, as a guard against floods. Nothing is passed on.
web-data-download = Download my data
web-erase = Erase me
web-erase-sure = Erase everything about you?
web-erase-account = Your account, your name and your login go. On all devices you are a new guest.
web-erase-guest = Your name and your cookie go. You are a new guest then.
web-erase-running = You resign all running games. Tables at which only you sit go, too.
web-erase-finished = Finished games stay for the others, but you are called “Somebody” in them.
web-erase-for-good = This can't be taken back. Download your data first if you want to keep your games.
web-erase-yes = Erase me
web-erase-no = Keep everything
web-erase-done = You have been erased. You are a new guest now.
