package io.selvage.checks;

/** Components of scripts: a place for one thing, and one that forgets to tell that it is free again. */
public final class Places {
    private Places() {}

    public static class Place {
        private Integer thing;

        public synchronized void put(int it) throws InterruptedException {
            while (thing != null) {
                wait();
            }
            thing = it;
            notifyAll();
        }

        public synchronized int take() throws InterruptedException {
            while (thing == null) {
                wait();
            }
            int it = thing;
            thing = null;
            tell();
            return it;
        }

        synchronized void tell() {
            notifyAll();
        }
    }

    public static class QuietPlace extends Place {
        @Override
        synchronized void tell() {
            // Nobody will ever know.
        }
    }
}
