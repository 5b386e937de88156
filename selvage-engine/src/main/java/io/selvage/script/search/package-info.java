/** Runs prepared sequences in all their orders, and turns errors of scripts into findings. */
package io.selvage.script.search;
