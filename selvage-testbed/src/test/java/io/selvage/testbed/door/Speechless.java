package io.selvage.testbed.door;

/** Dies of an exception that cannot even say what it is. */
public final class Speechless {
    private Speechless() {}

    private static final class Unspeakable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        @Override
        public String toString() {
            throw new IllegalStateException();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
                    throw new Unspeakable();
                })
                .start();
    }
}
