package io.selvage.testbed.programs;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A shop with five threads: orders come in and are reserved, priced, paid and shipped. The argument names the bug. */
public final class OrderService {
    static String bug = "none";

    static boolean bug(String name) {
        return bug.equals(name) || bug.equals("all");
    }

    record Order(int id, String customer, String item, int quantity) {}

    record Shipment(int order, String item, int quantity) {}

    /** Stock by item. */
    static final class Inventory {
        private final Map<String, Integer> stock = new HashMap<>();
        private final Map<Integer, Integer> reserved = new HashMap<>();
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition more = lock.newCondition();

        Inventory() {
            stock.put("apple", 2);
            stock.put("pear", 2);
            stock.put("plum", 2);
        }

        boolean reserve(Order o) {
            if (bug("checkact")) {
                int there = available(o.item());
                if (there < o.quantity()) return false;
                lock.lock();
                try {
                    stock.put(o.item(), stock.get(o.item()) - o.quantity());
                    reserved.put(o.id(), o.quantity());
                } finally {
                    lock.unlock();
                }
                return true;
            }
            lock.lock();
            try {
                int there = stock.getOrDefault(o.item(), 0);
                if (there < o.quantity()) return false;
                stock.put(o.item(), there - o.quantity());
                reserved.put(o.id(), o.quantity());
                return true;
            } finally {
                lock.unlock();
            }
        }

        int available(String item) {
            lock.lock();
            try {
                return stock.getOrDefault(item, 0);
            } finally {
                lock.unlock();
            }
        }

        void restock(String item, int n) {
            lock.lock();
            try {
                stock.merge(item, n, Integer::sum);
                more.signalAll();
            } finally {
                lock.unlock();
            }
        }

        void awaitStock(String item, int n) throws InterruptedException {
            lock.lock();
            try {
                while (stock.getOrDefault(item, 0) < n) more.await();
            } finally {
                lock.unlock();
            }
        }

        void release(Order o) {
            lock.lock();
            try {
                Integer n = reserved.remove(o.id());
                if (n != null) {
                    stock.merge(o.item(), n, Integer::sum);
                    more.signalAll();
                }
            } finally {
                lock.unlock();
            }
        }

        void check() {
            lock.lock();
            try {
                for (Map.Entry<String, Integer> e : stock.entrySet())
                    if (e.getValue() < 0) throw new IllegalStateException("negative stock of " + e.getKey());
            } finally {
                lock.unlock();
            }
        }
    }

    static final class Account {
        final String owner;
        private int balance;
        final Object lock = new Object();

        Account(String owner, int balance) {
            this.owner = owner;
            this.balance = balance;
        }

        int balance() {
            synchronized (lock) {
                return balance;
            }
        }

        void add(int n) {
            synchronized (lock) {
                balance += n;
            }
        }
    }

    /** Moves money. */
    static final class Bank {
        private final Map<String, Account> accounts = new ConcurrentHashMap<>();

        Bank() {
            for (String name : List.of("shop", "ann", "bob", "cyd")) accounts.put(name, new Account(name, 100));
        }

        void transfer(String from, String to, int amount) {
            Account a = accounts.get(from), b = accounts.get(to);
            Account first = a, second = b;
            if (!bug("lockorder") && a.owner.compareTo(b.owner) > 0) {
                first = b;
                second = a;
            }
            synchronized (first.lock) {
                synchronized (second.lock) {
                    a.balance -= amount;
                    b.balance += amount;
                }
            }
        }

        int total() {
            int sum = 0;
            for (Account a : accounts.values()) sum += a.balance();
            return sum;
        }
    }

    /** Bounded queue between the stages. */
    static final class Pipe<T> {
        private final Deque<T> items = new ArrayDeque<>();
        private final int most;
        private boolean closed;

        Pipe(int most) {
            this.most = most;
        }

        synchronized void put(T item) throws InterruptedException {
            while (items.size() >= most) wait();
            items.addLast(item);
            if (bug("notify")) notify();
            else notifyAll();
        }

        synchronized T take() throws InterruptedException {
            if (bug("ifwait")) {
                if (items.isEmpty() && !closed) wait();
            } else while (items.isEmpty() && !closed) wait();
            if (items.isEmpty() && closed) return null;
            T item = items.removeFirst();
            if (bug("notify")) notify();
            else notifyAll();
            return item;
        }

        synchronized void close() {
            closed = true;
            notifyAll();
        }
    }

    /** Prices, computed once and kept. */
    static final class PriceCache {
        private final ConcurrentHashMap<String, Integer> prices = new ConcurrentHashMap<>();
        private final AtomicInteger computed = new AtomicInteger();

        int price(String item) {
            if (bug("cache")) {
                Integer known = prices.get(item);
                if (known == null) {
                    known = compute(item);
                    prices.put(item, known);
                }
                return known;
            }
            return prices.computeIfAbsent(item, this::compute);
        }

        private int compute(String item) {
            computed.incrementAndGet();
            return item.length();
        }

        void check() {
            if (computed.get() > prices.size()) throw new IllegalStateException("a price was computed twice");
        }
    }

    /** Figures for the manager. */
    static final class Statistics {
        private final AtomicInteger orders = new AtomicInteger();
        private final AtomicInteger shipped = new AtomicInteger();
        private volatile int revenue;
        private int refused;
        private final Object lock = new Object();

        void ordered() {
            orders.incrementAndGet();
        }

        void sold(int amount) {
            if (bug("lost")) revenue = revenue + amount;
            else
                synchronized (lock) {
                    revenue += amount;
                }
        }

        void shipped() {
            shipped.incrementAndGet();
        }

        void refused() {
            synchronized (lock) {
                refused++;
            }
        }

        int refusals() {
            synchronized (lock) {
                return refused;
            }
        }

        int revenue() {
            return revenue;
        }
    }

    final Inventory inventory = new Inventory();
    final Bank bank = new Bank();
    final PriceCache prices = new PriceCache();
    final Statistics statistics = new Statistics();
    final Pipe<Order> incoming = new Pipe<>(2);
    final Pipe<Shipment> outgoing = new Pipe<>(1);
    final AtomicInteger expected = new AtomicInteger();

    void accept(List<Order> orders) throws InterruptedException {
        for (Order o : orders) {
            statistics.ordered();
            incoming.put(o);
        }
    }

    void work() {
        try {
            for (Order o = incoming.take(); o != null; o = incoming.take()) process(o);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void process(Order o) throws InterruptedException {
        if (!inventory.reserve(o)) {
            statistics.refused();
            bank.transfer("shop", o.customer(), 1);
            return;
        }
        int amount = prices.price(o.item()) * o.quantity();
        bank.transfer(o.customer(), "shop", amount);
        expected.addAndGet(amount);
        statistics.sold(amount);
        outgoing.put(new Shipment(o.id(), o.item(), o.quantity()));
    }

    void ship() throws InterruptedException {
        for (Shipment s = outgoing.take(); s != null; s = outgoing.take()) statistics.shipped();
    }

    void restock() {
        inventory.restock("apple", 1);
        inventory.restock("pear", 1);
    }

    void run() throws InterruptedException {
        Thread ann =
                thread("ann", () -> accept(List.of(new Order(1, "ann", "apple", 2), new Order(2, "ann", "plum", 1))));
        Thread w1 = thread("worker1", this::work);
        Thread w2 = thread("worker2", this::work);
        Thread shipper = thread("shipper", this::ship);
        Thread bob = thread("bob", () -> {
            accept(List.of(new Order(3, "bob", "apple", 2), new Order(4, "bob", "plum", 1)));
            restock();
        });
        ann.join();
        bob.join();
        incoming.close();
        w1.join();
        w2.join();
        outgoing.close();
        shipper.join();
        inventory.check();
        prices.check();
        if (bank.total() != 400) throw new IllegalStateException("money lost: " + bank.total());
        if (statistics.revenue() != expected.get())
            throw new IllegalStateException("revenue " + statistics.revenue() + " of " + expected);
    }

    interface Job {
        void run() throws InterruptedException;
    }

    static Thread thread(String name, Job job) {
        Thread t = new Thread(
                () -> {
                    try {
                        job.run();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                },
                name);
        t.start();
        return t;
    }

    public static void main(String[] args) throws InterruptedException {
        if (args.length > 0) bug = args[0];
        new OrderService().run();
    }
}
