package io.selvage.cli.demo.scripted;

/** Readers and writers, right as it stands here; each of the nested classes has one mistake. */
public class FaultyReadersWriters {
    protected int readers;
    protected boolean writing;
    protected int writersWaiting;

    public synchronized void startRead() throws InterruptedException {
        while (writing || writersWaiting > 0) {
            wait();
        }
        readers++;
    }

    public synchronized void endRead() {
        if (--readers == 0) {
            notifyAll();
        }
    }

    public synchronized void startWrite() throws InterruptedException {
        writersWaiting++;
        while (writing || readers > 0) {
            wait();
        }
        writersWaiting--;
        writing = true;
    }

    public synchronized void endWrite() {
        writing = false;
        notifyAll();
    }

    /** Readers do not mind writers at work. */
    public static class ReadsWhileWriting extends FaultyReadersWriters {
        @Override
        public synchronized void startRead() throws InterruptedException {
            while (writersWaiting > 0) {
                wait();
            }
            readers++;
        }
    }

    /** Readers do not mind writers that wait. */
    public static class ReadsBeforeWriters extends FaultyReadersWriters {
        @Override
        public synchronized void startRead() throws InterruptedException {
            while (writing) {
                wait();
            }
            readers++;
        }
    }

    /** Readers never wait. */
    public static class ReadsAtOnce extends FaultyReadersWriters {
        @Override
        public synchronized void startRead() {
            readers++;
        }
    }

    /** Writers do not mind other writers. */
    public static class WritesWhileWriting extends FaultyReadersWriters {
        @Override
        public synchronized void startWrite() throws InterruptedException {
            writersWaiting++;
            while (readers > 0) {
                wait();
            }
            writersWaiting--;
            writing = true;
        }
    }

    /** A woken writer takes it for granted that it may go on. */
    public static class WritesWhenWoken extends FaultyReadersWriters {
        @Override
        public synchronized void startWrite() throws InterruptedException {
            writersWaiting++;
            if (writing || readers > 0) {
                wait();
            }
            writersWaiting--;
            writing = true;
        }
    }

    /** The end of writing is told to one thread only, which may be one that has to go on waiting. */
    public static class TellsOneOfWriting extends FaultyReadersWriters {
        @Override
        public synchronized void endWrite() {
            writing = false;
            notify();
        }
    }

    /** The end of writing is told to nobody. */
    public static class KeepsWritingSecret extends FaultyReadersWriters {
        @Override
        public synchronized void endWrite() {
            writing = false;
        }
    }

    /** A writer that has its turn still counts as waiting. */
    public static class WaitsForEver extends FaultyReadersWriters {
        @Override
        public synchronized void startWrite() throws InterruptedException {
            writersWaiting++;
            while (writing || readers > 0) {
                wait();
            }
            writing = true;
        }
    }
}
