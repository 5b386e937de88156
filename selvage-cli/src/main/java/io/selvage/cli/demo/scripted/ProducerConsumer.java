package io.selvage.cli.demo.scripted;

/** Takes strings, gives characters; the next string is taken when the last one is used up. */
public class ProducerConsumer {
    private String text = "";
    private int next;

    public synchronized void send(String newText) throws InterruptedException {
        while (next < text.length()) {
            wait();
        }
        text = newText;
        next = 0;
        notifyAll();
    }

    public synchronized char receive() throws InterruptedException {
        while (next == text.length()) {
            wait();
        }
        char given = text.charAt(next++);
        notifyAll();
        return given;
    }
}
