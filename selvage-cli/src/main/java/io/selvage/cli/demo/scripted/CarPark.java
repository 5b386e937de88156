package io.selvage.cli.demo.scripted;

/** Cars arrive while there are places, and depart while there are cars. */
public class CarPark {
    private final int capacity;
    private int places;

    public CarPark(int capacity) {
        this.capacity = capacity;
        places = capacity;
    }

    public synchronized void arrive() throws InterruptedException {
        while (places == 0) {
            wait();
        }
        places--;
        notifyAll();
    }

    public synchronized void depart() throws InterruptedException {
        while (places == capacity) {
            wait();
        }
        places++;
        notifyAll();
    }
}
