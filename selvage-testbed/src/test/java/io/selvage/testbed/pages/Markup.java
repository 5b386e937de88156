package io.selvage.testbed.pages;

/** Says nothing but markup: prints it, throws it, calls its thread so. */
public final class Markup {
    private static final String SCRIPT = "</script><script>window.hacked = 1; alert(1)</script>";
    private static final String IMAGE = "<img src=x onerror=\"window.hacked = 2\">";
    private static volatile int count;

    private Markup() {}

    public static void main(String[] args) throws InterruptedException {
        System.out.println(SCRIPT + IMAGE + "<!--");
        Thread other = new Thread(() -> count = count + 1, IMAGE);
        other.start();
        count = count + 1;
        other.join();
        if (count != 2) {
            throw new IllegalStateException(SCRIPT + IMAGE + "\u2028&lt;b>");
        }
    }
}
