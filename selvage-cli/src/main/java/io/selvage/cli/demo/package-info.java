/**
 * Small programs to be tested, most of them wrong on purpose. They use nothing of ours.
 *
 * <p>Uses nothing of ours.
 */
package io.selvage.cli.demo;
