package io.selvage.studies;

/**
 * Hands out balls; who asks for few may overtake who asks for many, but nobody is to be overtaken more than a number of
 * times.
 */
public final class BoundedOvertakingAllocator {
    private final int bound;
    private int available;
    private int tickets;
    private int next;
    private int overtaken;

    public BoundedOvertakingAllocator(int balls, int bound) {
        available = balls;
        this.bound = bound;
    }

    public synchronized void get(int wanted) throws InterruptedException {
        int ticket = tickets++;
        boolean passedBy = false;
        while (wanted > available || overtaken > 0 && !passedBy) {
            wait();
            if (!passedBy && next >= ticket + bound) {
                passedBy = true;
                overtaken++;
            }
        }
        if (passedBy) {
            overtaken--;
        }
        next++;
        available -= wanted;
        notifyAll();
    }

    public synchronized void put(int returned) {
        available += returned;
        notifyAll();
    }
}
