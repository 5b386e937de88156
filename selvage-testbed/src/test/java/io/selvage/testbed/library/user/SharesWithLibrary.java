package io.selvage.testbed.library.user;

import thirdparty.cache.CachedText;

/** The user's code races with the library's, on a field of the library. */
public final class SharesWithLibrary {
    private SharesWithLibrary() {}

    public static void main(String[] args) {
        CachedText text = new CachedText("key");
        new Thread(text::mark).start();
        new Thread(() -> text.marks = 5).start();
    }
}
