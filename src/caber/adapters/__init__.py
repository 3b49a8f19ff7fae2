"""The games as other libraries know games; nothing else imports these modules, and each needs its library."""
