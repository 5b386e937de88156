package io.selvage.testbed.services;

/** A service with a provider on the class path. */
public interface Greeting {
    String text();

    /** Named in {@code META-INF/services}. */
    final class Hello implements Greeting {
        @Override
        public String text() {
            return "hello";
        }
    }

    /** Another one, after the first. */
    final class Welcome implements Greeting {
        @Override
        public String text() {
            return "welcome";
        }
    }
}
