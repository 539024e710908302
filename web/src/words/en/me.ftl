# Yourself.

copy = Copy
copied = Copied

me-title = Yourself
me-about = There are no accounts. A name is what others see; a key is what shows that it is you.
me-forgetful = This browser keeps nothing beyond this page: note your key before you close it.
me-name = Your name
me-name-label = Name
me-name-save = Take this name
me-name-saved = You are { $name } now, at every table.
me-name-note = It changes at every table where you sit. Where several of you share a device, each keeps the name given there.
me-key = On another device
me-key-note = With your player key you are yourself on any device, with all your seats. Whoever has it is you: copy or type it, and send it to nobody.
me-key-show = Show my key
me-key-hide = Hide it
me-key-renew = Make a new key
me-key-renew-note = The key you have now opens nothing any longer, and every other device is shut out of your seats. This one stays in.
me-key-renew-yes = Shut the others out
me-key-renewed = This is your key from now on.
me-arrive = Come from another device
me-arrive-label = Player key or seat code
me-arrive-go = Come in
me-arrive-note = A player key brings all your tables. A seat code brings one seat, once, within ten minutes.
me-arrived = Welcome back, { $name }. { $count ->
    [0] No table of yours is kept here.
    [one] Your table is here.
   *[other] Your { $count } tables are here.
}
me-data = What is kept of you
me-data-note = Your name, where you sat, what you wrote in chats and what you called tables. Games that were played stay as they are, so that they can be checked.
me-data-download = Download all of it
me-data-done = It is in your downloads.
me-forget = Forget me
me-forget-note = Your name, your chat, the names you gave to tables and every key are gone for good. Where you sat, the seat stays without a name. This can’t be taken back.
me-forget-yes = Forget me for good
